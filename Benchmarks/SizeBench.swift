import Foundation

/// Bytes on the wire. A page loads the module, one of the programs, and the words of its language.
enum SizeBench {
  /// The most that programs may have, in KB after brotli.
  private static let limits = ["almanac.wasm": 410.0, "almanac-edit.wasm": 545.0]

  static func run(_ report: inout Report) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: BenchSite.folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".wasm") || name.hasSuffix(".js") {
      let file = BenchSite.folder.appending(path: name)
      guard let raw = try? Data(contentsOf: file).count else { continue }
      report.add(count: "\(name) raw", Double(raw) / 1000, "KB")
      if let size = compressed("gzip", ["-9", "-c", file.path]) {
        report.add(count: "\(name) gzip", size / 1000, "KB")
      }
      if let size = compressed("brotli", ["-q", "11", "-c", file.path]) {
        report.add(count: "\(name) brotli", size / 1000, "KB", limit: limits[name])
      }
    }
  }

  private static func compressed(_ tool: String, _ arguments: [String]) -> Double? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Double(data.count) : nil
  }
}
