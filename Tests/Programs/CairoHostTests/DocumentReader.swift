import Foundation
import TestSupport
import Testing

/// Returns what a program prints about a document, whose path stands in place of FILE; `nil` if it is not installed.
func run(_ name: String, _ arguments: [String], _ document: [UInt8]) throws -> String? {
  guard let path = InstalledProgram.path(name) else { return nil }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
  try Data(document).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0, "\(name)")
  return String(decoding: data, as: UTF8.self)
}
