// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "holdfast",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .executable(name: "holdfast", targets: ["holdfast"]),
    .library(name: "HoldfastUpload", targets: ["HoldfastUpload"]),
  ],
  targets: [
    // The order of the array is the order of the layers.
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])],
    ),
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])],
    ),
    .systemLibrary(
      name: "CLibCrypto",
      pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])],
    ),

    // Reading and editing files: each knows one format and nothing of Holdfast.
    .target(name: "FileAccess"),
    .target(name: "Diagnostics"),
    .target(name: "Declarations", dependencies: ["Diagnostics", "CLibXML2", "CLibYAML"]),
    .target(name: "PropertyList", dependencies: ["CLibXML2"]),
    .target(name: "XcodeProject"),
    .target(
      name: "HybridApp",
      dependencies: ["Declarations", "Diagnostics", "FileAccess", "PropertyList", "XcodeProject"],
    ),

    // What ships into apps.
    .target(name: "AppGroupManifest"),
    .target(
      name: "HoldfastUpload",
      dependencies: [
        "AppGroupManifest", .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
      ],
    ),

    // What the program carries with it.
    .executableTarget(name: "embed-files", dependencies: ["FileAccess"]),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .target(name: "BundledFiles", plugins: ["EmbedFiles"]),

    // The hook framework, its built-in plugins, the command line.
    .target(
      name: "HoldfastKit",
      dependencies: [
        "AppGroupManifest", "BundledFiles", "Declarations", "Diagnostics", "FileAccess",
        "HybridApp", "PropertyList", "XcodeProject",
      ],
    ),
    .target(name: "Catalog", dependencies: ["HoldfastKit"]),
    .executableTarget(name: "holdfast", dependencies: ["Catalog", "FileAccess", "HoldfastKit"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(name: "DeclarationsTests", dependencies: ["Declarations", "TestSupport"]),
    .testTarget(name: "PropertyListTests", dependencies: ["PropertyList", "TestSupport"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "TestSupport"]),
    .testTarget(name: "HybridAppTests", dependencies: ["HybridApp", "TestSupport"]),
    .testTarget(name: "HoldfastKitTests", dependencies: ["Catalog", "HoldfastKit", "TestSupport"]),
    .testTarget(name: "HoldfastUploadTests", dependencies: ["HoldfastUpload", "TestSupport"]),
    .testTarget(name: "HoldfastTests", dependencies: ["holdfast", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
