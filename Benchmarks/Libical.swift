import Foundation

/// libical 3, the library of most Linux calendars, on the same rules and machine.
enum Libical {
  /// Occurrences of 2025 and of 2025 to 2034, floating, with the CPU time they took; `nil` without libical or clang.
  static func measure(_ rules: [RuleSet.Item]) -> [(count: Int, seconds: Double)]? {
    let source = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Tests/Peers/libical-peer.c")
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-\(getpid())")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "libical-peer").path()
    guard RulePeer.run("/usr/bin/env", ["clang", "-O2", "-o", program, source.path(), "-lical"]) != nil else {
      return nil
    }
    return RulePeer.measure(rules, program, ["bench"])
  }
}
