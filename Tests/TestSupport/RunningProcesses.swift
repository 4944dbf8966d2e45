public import Foundation

/// What a finished process left.
public struct ProcessOutcome: Sendable {
  public let status: Int32
  public let output: String
  public let errorOutput: String
}

/// Runs a program found on the path and waits for it. Output goes through files, so that none of
/// it can fill a pipe.
public func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws
  -> ProcessOutcome
{
  let scratch = try TemporaryFolder()
  let outputs = ["out", "err"].map { scratch.url.appending(path: $0) }
  for url in outputs { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.currentDirectoryURL = folder
  process.standardOutput = try FileHandle(forWritingTo: outputs[0])
  process.standardError = try FileHandle(forWritingTo: outputs[1])
  try process.run()
  process.waitUntilExit()
  return ProcessOutcome(
    status: process.terminationStatus,
    output: try String(contentsOf: outputs[0], encoding: .utf8),
    errorOutput: try String(contentsOf: outputs[1], encoding: .utf8),
  )
}
