import Foundation

/// Output that was looked at once and is to stay as it is: files in `Tests/Goldens`.
///
/// With `ALMANAC_RECORD=1` in the environment the files are written anew; look at the difference before committing it.
public enum Recorded {
  /// The recorded text, or an empty one if there is none yet. When recording, `actual` becomes the recorded text.
  public static func text(_ name: String, actual: String, testFile: String = #filePath) throws -> String {
    // .../Tests/SomeTests/SomeTests.swift
    let folder = URL(fileURLWithPath: testFile).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = folder.appendingPathComponent("Goldens/\(name)")
    if ProcessInfo.processInfo.environment["ALMANAC_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
    }
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }
}
