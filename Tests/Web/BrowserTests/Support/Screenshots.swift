import Foundation

/// Screenshots of every state for review, in the folder `Screenshots` of the package or that of ALMANAC_SCREENSHOTS.
enum Screenshots {
  static func write(_ png: Data, as name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try png.write(to: folder.appendingPathComponent(name + ".png"))
  }

  private static let folder: URL = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["ALMANAC_SCREENSHOTS"], !path.isEmpty { return URL(fileURLWithPath: path) }
    return Package.root.appendingPathComponent("Screenshots")
  }()
}
