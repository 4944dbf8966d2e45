internal import CLibYAML
import Diagnostics

/// An event of libyaml's parser, as values.
enum YAMLEvent {
  /// An anchor, without `&`, and a tag, written out.
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  case documentStart
  case documentEnd
  case streamEnd
  case alias(String)
  case scalar(String, isPlain: Bool, Properties)
  case sequenceStart(Properties)
  case sequenceEnd
  case mappingStart(Properties)
  case mappingEnd
}

/// What libyaml says of a text that it can't read.
struct YAMLProblem: Error {
  /// Lines and columns from 0, columns in Unicode scalars.
  struct Mark {
    var line: Int
    var column: Int
  }

  var message: String
  var mark: Mark?
  /// What was being read, and where it started.
  var context: String?
  var contextMark: Mark?
  /// The byte at which the text can't be decoded; there is no mark then.
  var byteOffset: Int?
}

/// libyaml's event parser over bytes in memory.
struct YAMLEventParser: ~Copyable {
  // libyaml keeps pointers to the parser itself and to the bytes: both stay where they are.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    input = .allocate(capacity: max(bytes.count, 1))
    _ = input.initialize(from: bytes)
    yaml_parser_initialize(parser)
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event and where it starts. The start of the stream is passed over.
  mutating func next() throws(YAMLProblem) -> (event: YAMLEvent, mark: YAMLProblem.Mark) {
    while true {
      var raw = yaml_event_t()
      guard yaml_parser_parse(parser, &raw) == 1 else { throw problem }
      defer { yaml_event_delete(&raw) }
      if let event = YAMLEvent(raw) { return (event, YAMLProblem.Mark(raw.start_mark)) }
    }
  }

  private var problem: YAMLProblem {
    let parser = parser.pointee
    var problem = YAMLProblem(message: "the text can't be read")
    if let text = parser.problem { problem.message = String(cString: text) }
    if parser.error == YAML_READER_ERROR {
      problem.byteOffset = Int(parser.problem_offset)
    } else {
      problem.mark = YAMLProblem.Mark(parser.problem_mark)
    }
    if let text = parser.context {
      problem.context = String(cString: text)
      problem.contextMark = YAMLProblem.Mark(parser.context_mark)
    }
    return problem
  }
}

extension YAMLProblem.Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line), column: Int(mark.column))
  }
}

extension YAMLEvent {
  fileprivate init?(_ raw: yaml_event_t) {
    switch raw.type {
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_STREAM_END_EVENT: self = .streamEnd
    case YAML_ALIAS_EVENT: self = .alias(Self.text(raw.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      self = .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        Self.properties(scalar.anchor, scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = raw.data.sequence_start
      self = .sequenceStart(Self.properties(start.anchor, start.tag))
    case YAML_SEQUENCE_END_EVENT: self = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = raw.data.mapping_start
      self = .mappingStart(Self.properties(start.anchor, start.tag))
    case YAML_MAPPING_END_EVENT: self = .mappingEnd
    default: return nil
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> Properties {
    Properties(anchor: text(anchor), tag: text(tag))
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: UnsafePointer($0)) }
  }
}
