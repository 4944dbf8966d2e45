public import Diagnostics

extension Rule {
  public static let yamlSyntax = Rule(
    "yaml-syntax",
    """
    The file is not YAML. Indent with spaces, put a space behind each colon and hyphen, and quote \
    text that holds ': ', ' #' or starts with one of @ ` % & * ! | > { } [ ].
    """)
  public static let jsonSyntax = Rule(
    "json-syntax",
    """
    The file is not JSON: names and texts stand in double quotes, and commas between entries.
    """)
  public static let xmlSyntax = Rule(
    "xml-syntax",
    """
    The file is not well-formed XML: each element that is opened is closed, attributes are \
    quoted, and '&' and '<' are written '&amp;' and '&lt;'.
    """)
  public static let encoding = Rule(
    "encoding",
    """
    The bytes of the file are not text in the encoding that it says or implies. Save it as UTF-8.
    """)
  public static let fileTooLarge = Rule(
    "file-too-large",
    "Configuration is written by people; a file of more than 4 MiB is something else.")
  public static let duplicateKey = Rule(
    "duplicate-key",
    """
    A key stands twice in the same mapping, and nobody can tell which one counts. Keep one.
    """)
  public static let unsupportedYAML = Rule(
    "unsupported-yaml",
    """
    Declarations are one YAML document with text keys and the tags of YAML 1.2's core schema. \
    Several documents, other tags and keys that are lists or mappings are refused.
    """)
  public static let aliasBomb = Rule(
    "alias-bomb",
    """
    With its aliases written out, the file would have more than 100 000 values, or would be \
    nested more than 100 deep. No declaration needs that.
    """)
  public static let nestingDepth = Rule(
    "nesting-depth", "The file nests deeper than any declaration needs: 100 in YAML, 256 in XML.")
  public static let entityDeclaration = Rule(
    "entity-declaration",
    """
    A document type that declares entities or attributes can read other files or grow without \
    bound, so it is refused. Write the text itself.
    """)
  public static let unknownKey = Rule(
    "unknown-key",
    """
    A key that Holdfast doesn't know is most often a slip of the pen, and ignoring it would leave \
    something undone.
    """)
  public static let wrongType = Rule(
    "wrong-type",
    """
    The value has another form than its key needs. In YAML, true, false, null and ~ are not text \
    unless they are quoted.
    """)
  public static let unknownValue = Rule(
    "unknown-value", "The key takes one of a few values, and this is none of them.")
  public static let missingValue = Rule(
    "missing-value", "A key that is needed is not there, or holds nothing.")
  public static let saidTwice = Rule(
    "said-twice",
    """
    config.xml and holdfast.yml, or two places of one of them, say different things about the \
    same. Keep one of the two.
    """)
  public static let unboundPrefix = Rule(
    "unbound-prefix",
    """
    The elements of Holdfast are known by their namespace. The widget of config.xml binds it: \
    xmlns:hf="urn:holdfast:1".
    """)

  /// The rules of reading and decoding declarations.
  public static let declarationsRules: [Rule] = [
    yamlSyntax, jsonSyntax, xmlSyntax, encoding, fileTooLarge, duplicateKey, unsupportedYAML,
    aliasBomb,
    nestingDepth, entityDeclaration, unknownKey, wrongType, unknownValue, missingValue, saidTwice,
    unboundPrefix,
  ]
}
