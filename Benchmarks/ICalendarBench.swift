import Almanac
import Foundation

/// Files of 10,000 and 100,000 events, read and written; beside libical, if the machine has it; CPU time.
///
/// The files are those of `../shared/bench/ics-gen.py`, or, if it or Python is absent, made here in its likeness.
enum ICalendarBench {
  private typealias Parse = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer) -> Void

  static func run(_ report: inout Report) throws {
    let shared = sharedFiles()
    if shared == nil { print("iCalendar: ics-gen.py is not here, so the files are our own") }
    for count in [10_000, 100_000] {
      let bytes = shared?[count] ?? file(events: count)
      let before = residentSize()
      let document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
      let growth = residentSize() - before
      let runs = count > 10_000 ? 5 : 15
      let reading = processorTime(runs) { _ = try? ICalendarReader.read(bytes, calendar: CalendarID(1)) }
      let writing = processorTime(runs) { _ = ICalendarWriter.write(document).utf8.count }
      let name = "\(count / 1000),000 events in iCalendar"
      report.add(
        "read \(name)", reading / 1000, .milliseconds, against: .memory,
        peers: libical(bytes, runs: min(runs, 5)).map { [("libical", $0 / 1000)] } ?? [])
      report.add("write \(name)", writing / 1000, .milliseconds, against: .memory)
      if count > 10_000, before > 0 {
        report.add(count: "memory of \(name)", Double(growth) / Double(bytes.count), "x file")
      }
    }
  }

  /// The microseconds that libical takes to parse the file and to free what it made; `nil` if it is absent.
  private static func libical(_ bytes: [UInt8], runs: Int) -> Double? {
    guard let library = dlopen("libical.so.3", RTLD_NOW), let parse = dlsym(library, "icalparser_parse_string"),
      let free = dlsym(library, "icalcomponent_free")
    else { return nil }
    let parser = unsafeBitCast(parse, to: Parse.self)
    let release = unsafeBitCast(free, to: Free.self)
    let text = (bytes + [0]).map { CChar(bitPattern: $0) }
    return processorTime(runs) { if let component = parser(text) { release(component) } }
  }

  /// The median of the microseconds of processor time that `work` takes: other programs on the machine do not count.
  private static func processorTime(_ runs: Int, _ work: () -> Void) -> Double {
    let times = (0..<runs).map { _ in
      let begin = clock()
      work()
      return Double(clock() - begin) * 1e6 / Double(CLOCKS_PER_SEC)
    }
    return times.sorted()[runs / 2]
  }

  /// The files by their number of events; `nil` if they cannot be made.
  private static func sharedFiles() -> [Int: [UInt8]]? {
    let script = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/bench/ics-gen.py").path()
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-files-\(getpid())")
    guard FileManager.default.fileExists(atPath: script),
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { return nil }
    defer { try? FileManager.default.removeItem(at: folder) }
    guard RulePeer.run("/usr/bin/env", ["-C", folder.path(), "python3", script]) != nil else { return nil }
    var files: [Int: [UInt8]] = [:]
    for count in [10_000, 100_000] {
      guard let data = try? Data(contentsOf: folder.appending(path: "events-\(count).ics")) else { return nil }
      files[count] = [UInt8](data)
    }
    return files
  }

  /// Bytes of memory in use; 0 where the system does not say.
  private static func residentSize() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }

  // MARK: - The file

  private static let words = [
    "meeting", "review", "planning", "lunch", "doctor", "train", "birthday", "school", "project", "budget", "team",
    "sprint", "interview", "dinner", "workshop", "Überprüfung", "café", "会议",
  ]

  /// Three in ten all day, half with a zone, four in ten with a description, some with rules and alarms; a time zone.
  private static func file(events count: Int) -> [UInt8] {
    var state: UInt64 = 99
    func number(_ bound: Int) -> Int {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
    }
    func text(_ count: Int) -> String { (0..<count).map { _ in words[number(words.count)] }.joined(separator: " ") }
    func time(_ minutes: Int) -> String {
      let clock = (minutes / 60 * 100 + minutes % 60) * 100
      return String(format: "2025%02d%02dT%06d", 1 + number(12), 1 + number(28), clock)
    }
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//bench//EN", "BEGIN:VTIMEZONE", "TZID:Europe/Berlin",
      "BEGIN:STANDARD", "DTSTART:19701025T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
    ]
    for index in 0..<count {
      lines += ["BEGIN:VEVENT", "UID:\(index)-\(state)@bench.example", "DTSTAMP:20250101T000000Z"]
      let start = time(15 * (24 + number(60)))
      switch number(10) {
      case 0...2: lines += ["DTSTART;VALUE=DATE:\(start.prefix(8))"]
      case 3...4: lines += ["DTSTART:\(start)Z", "DTEND:\(start.prefix(9))235900Z"]
      default: lines += ["DTSTART;TZID=Europe/Berlin:\(start)", "DTEND;TZID=Europe/Berlin:\(start.prefix(9))235900"]
      }
      lines += ["SUMMARY:\(text(4))", "LOCATION:Room 1\\, Floor 2", "SEQUENCE:0", "STATUS:CONFIRMED", "TRANSP:OPAQUE"]
      if number(10) < 4 { lines.append("DESCRIPTION:\(text(10 + number(50)))\\nSecond line\\; end") }
      if number(10) < 3 { lines.append("CATEGORIES:WORK,PERSONAL") }
      if number(20) == 0 { lines.append("RRULE:FREQ=WEEKLY;COUNT=10") }
      if number(10) == 0 { lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM"] }
      lines.append("END:VEVENT")
    }
    lines.append("END:VCALENDAR")
    return lines.flatMap { folded(Array($0.utf8)) + [13, 10] }
  }

  private static func folded(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while line.count - start > 73 {
      var end = start + 73
      while line[end] & 0xC0 == 0x80 { end -= 1 }
      result += line[start..<end] + [13, 10, 32]
      start = end
    }
    return result + line[start...]
  }
}
