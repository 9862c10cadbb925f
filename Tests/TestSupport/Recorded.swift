import Foundation

/// The recorded output that must not change: files in `Tests/Goldens`.
///
/// With `ALMANAC_RECORD=1` in the environment the files are written anew; check the difference before committing it.
public enum Recorded {
  /// Returns the recorded text, or an empty one if there is none. When recording, `actual` becomes the recorded text.
  public static func text(_ name: String, actual: String, testFile: String = #filePath) throws -> String {
    // .../Tests/Kit/SomeTests/SomeTests.swift
    let folder = URL(fileURLWithPath: testFile).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("Goldens/\(name)")
    if ProcessInfo.processInfo.environment["ALMANAC_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
    }
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }
}
