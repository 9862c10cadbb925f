import Almanac

/// Reads the text of a subscribed calendar.
enum SubscribedText {
  /// Returns what is wrong with a text as a whole calendar; `nil` if nothing is. A text that ends early has fewer ends
  /// than beginnings, or something after the last end.
  static func problem(_ bytes: [UInt8]) -> String? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split { $0 == 10 || $0 == 13 }.filter { !$0.allSatisfy(isSpace) }
    guard let first = lines.first, let last = lines.last else { return "the response is empty" }
    if first.first(where: { !isSpace($0) }) == UInt8(ascii: "<") { return "the response is a web page, not a calendar" }
    guard isLine(first, "BEGIN:VCALENDAR") else { return "the response is not a calendar" }
    let begins = lines.filter { isLine($0, "BEGIN:VCALENDAR") }.count
    let ends = lines.filter { isLine($0, "END:VCALENDAR") }.count
    return isLine(last, "END:VCALENDAR") && begins == ends ? nil : "the response ends before the end of the calendar"
  }

  /// Reads a whole calendar. Events that cannot be read are left out.
  ///
  /// Times of writing (LAST-MODIFIED, CREATED) are removed, because some servers write the time of the request.
  static func read(_ bytes: [UInt8]) -> SubscribedContent? {
    guard let document = try? ICalendarReader.read(bytes, calendar: CalendarID(0)) else { return nil }
    var events = EventVersions.latest(of: document.events)
    for index in events.indices { events[index].otherLines.removeAll(where: isTimeOfWriting) }
    return SubscribedContent(name: document.name, color: document.color, events: events)
  }

  /// Returns whether a line is a text, in letters of any case.
  private static func isLine(_ line: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard line.count >= length, line.dropFirst(length).allSatisfy(isSpace) else { return false }
    return text.withUTF8Buffer { wanted in zip(line, wanted).allSatisfy { $0 | 0x20 == $1 | 0x20 } }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  private static func isTimeOfWriting(_ line: String) -> Bool {
    let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
    return name == "LAST-MODIFIED" || name == "CREATED"
  }
}
