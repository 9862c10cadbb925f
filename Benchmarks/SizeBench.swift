import Foundation
import WebAssets

/// Bytes on the wire. A page loads the module and one of the programs; the limit is for the calendar alone, which a page
/// of one's own has.
enum SizeBench {
  private static let limits = ["/almanac.wasm": 300.0]

  static func run(_ report: inout Report) {
    for asset in WebAssets.site where asset.path.hasSuffix(".wasm") || asset.path.hasSuffix(".js") {
      guard let raw = try? Data(contentsOf: asset.file).count else { continue }
      report.add("\(asset.path) raw", Double(raw) / 1000, "KB")
      if let size = compressed("gzip", ["-9", "-c", asset.file.path]) {
        report.add("\(asset.path) gzip", size / 1000, "KB")
      }
      if let size = compressed("brotli", ["-q", "11", "-c", asset.file.path]) {
        report.add("\(asset.path) brotli", size / 1000, "KB", target: limits[asset.path])
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
