import Foundation

/// A program that is no part of the package, with which tests check documents, such as `pdftotext`.
public enum InstalledProgram {
  /// Returns the path of a program, or `nil`, with a printed line, if it is not installed. If `ALMANAC_REQUIRE_BROWSER` is
  /// `all`, nothing is left out: the path is returned in any case, and a test fails when it runs a program that is absent.
  public static func path(_ name: String) -> String? {
    let path = "/usr/bin/" + name
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    if ProcessInfo.processInfo.environment["ALMANAC_REQUIRE_BROWSER"] == "all" { return path }
    print("tests with \(name) are left out: it is not installed")
    return nil
  }
}
