import Foundation

/// Bytes on the wire. A page loads the module, one of the programs, and the words of its language.
enum SizeBench {
  /// The most bytes that each program may have after Brotli: the table that `Scripts/check-sizes` checks in `.ci/run`.
  private static func brotliLimits() -> [String: Double] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "sizes.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map { $0.split(separator: " ") }
    return rows.reduce(into: [:]) { if $1.count == 3 { $0[String($1[0])] = Double($1[2]) } }
  }

  static func run(_ report: inout Report) {
    let limits = brotliLimits()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: BenchSite.folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".wasm") || name.hasSuffix(".js") {
      let file = BenchSite.folder.appending(path: name)
      guard let raw = try? Data(contentsOf: file).count else { continue }
      report.add(count: "\(name) raw", Double(raw) / 1000, "KB")
      if let size = compressed("gzip", ["-9", "-c", file.path]) {
        report.add(count: "\(name) gzip", size / 1000, "KB")
      }
      if let size = compressed("brotli", ["-q", "11", "-c", file.path]) {
        report.add(count: "\(name) brotli", size / 1000, "KB", limit: limits[name].map { $0 / 1000 })
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
