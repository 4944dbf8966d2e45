import Foundation
import PackagePlugin

/// Turns `Templates/` and the sources of the runtime into Swift source, so that one file is a whole
/// installation and what is generated can't drift from what is tested.
@main struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let folders = ["Templates", "Sources/AppGroupManifest", "Sources/HoldfastUpload"]
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(folders.joined(separator: ", "))",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, root.path] + folders,
        inputFiles: folders.flatMap { files(below: root.appending(path: $0)) },
        outputFiles: [output],
      )
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    return (enumerator?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }
}
