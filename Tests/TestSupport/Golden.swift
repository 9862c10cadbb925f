public import Foundation

/// The test data made by independent programs, which lies outside the package.
///
/// It is looked for in `../shared/golden` beside the package root; the environment variable `ALMANAC_GOLDEN` names
/// another folder. Tests must pass without it.
public enum Golden {
  /// Returns the file or folder at `path` (such as `ics/valid`), or `nil`, with a printed line, if it is absent.
  public static func url(_ path: String) -> URL? {
    let url = root.appendingPathComponent(path)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("golden data absent: \(path); vectors of this test are left out (set ALMANAC_GOLDEN)")
    return nil
  }

  /// Returns the rows below the heading of a plain CSV file (no quoted fields), or `nil` if it is absent.
  public static func rows(_ path: String) -> [[Substring]]? {
    guard let url = url(path), let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    return text.split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// Returns the objects of a JSON file that is a list, or `nil` if it is absent.
  public static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value? {
    guard let url = url(path) else { return nil }
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }

  private static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["ALMANAC_GOLDEN"] { return URL(fileURLWithPath: path) }
    // .../package/Tests/TestSupport/Golden.swift
    let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared/golden")
  }()
}
