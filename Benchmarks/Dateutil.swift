import Almanac
import Foundation

/// python-dateutil, a widely used library for rules, on the same rules and machine.
enum Dateutil {
  /// Occurrences of 2025 and of 2025 to 2034, floating, with the CPU time they took; `nil` without Python or dateutil.
  static func measure(_ rules: [RuleSet.Item]) -> [(count: Int, seconds: Double)]? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let text = rules.map { item in
      let (date, clock) = (
        ISODate.format(item.start.day).filter { $0 != "-" }, item.start.hour * 100 + item.start.minute
      )
      return "\(date)T" + String(format: "%04d00 ", clock) + item.text
    }
    try? input.fileHandleForWriting.write(contentsOf: Data(text.joined(separator: "\n").utf8))
    try? input.fileHandleForWriting.close()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = answer.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == 4 else { return nil }
    return [(Int(numbers[0]), numbers[1]), (Int(numbers[2]), numbers[3])]
  }

  private static let script = """
    import sys, time, datetime as dt
    from dateutil.rrule import rrulestr
    rules = [line.split() for line in sys.stdin.read().splitlines()]
    rules = [rrulestr(rule, dtstart=dt.datetime.strptime(start, "%Y%m%dT%H%M%S")) for start, rule in rules]
    first = dt.datetime(2025, 1, 1)
    for years in (1, 10):
        begin = time.process_time()
        last = dt.datetime(2025 + years, 1, 1) - dt.timedelta(seconds=1)
        count = sum(len(rule.between(first, last, inc=True)) for rule in rules)
        print(count, time.process_time() - begin)
    """
}
