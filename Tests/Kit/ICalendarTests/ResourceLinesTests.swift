import Events
import Foundation
import ICalendar
import TestSupport
import Testing

/// The resources of events between reading and writing.
@Suite("Resources in files")
struct ResourceLinesTests {
  /// Random lines of an event, with the identifiers that they assign.
  private struct Lines {
    var random: SeededGenerator
    private(set) var ids: [String] = []
    private(set) var lines: [String] = []

    private static let names = [
      "Room 1", "Überraum 🏠", "a,b;c\\d", "two\nlines", "\"quoted\": x", " padded ", "mailto:x@example.org", ",", "\\n",
      "tab\there", "long " + String(repeating: "é", count: 90), "e\u{301}",
    ]

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for _ in 0..<number(0...5) { addLine() }
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func name() -> String { Self.names[number(0...Self.names.count - 1)] }

    private mutating func addLine() {
      switch number(0...6) {
      case 0:
        let id = "mailto:room\(number(1...3))@example.org"
        let kind = ["ROOM", "resource", "\"Room\""][number(0...2)]
        lines.append("ATTENDEE;CN=\"A; B: \(String(repeating: "c", count: number(0...80)))\";CUTYPE=\(kind):\(id)")
        note(id)
      case 1: lines.append("ATTENDEE;CUTYPE=GROUP:mailto:\(number(1...3))@example.org")
      case 2: lines += ["BEGIN:VALARM", "ACTION:EMAIL", "ATTENDEE;CUTYPE=ROOM:mailto:no@example.org", "END:VALARM"]
      case 3: lines.append("RELATED-TO:\(number(1...9))")
      default:
        let head = ["RESOURCES:", "Resources:", "RESOURCES;LANGUAGE=de;ALTREP=\"cid:a,b;c\":"][number(0...2)]
        let items = (0..<number(1...4)).map { _ in item() }
        lines.append(head + items.joined(separator: ","))
      }
    }

    /// An item, which may have more escapes than it needs.
    private mutating func item() -> String {
      if number(0...9) == 0 { return "" }
      let id = name()
      note(id)
      var text = ""
      for scalar in id.unicodeScalars {
        switch scalar {
        case "\n": text += number(0...1) == 0 ? "\\n" : "\\N"
        case "\\", ",": text += "\\\(scalar)"
        case ";": text += number(0...1) == 0 ? ";" : "\\;"
        case "\"" where number(0...2) == 0: text += "\\\""
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text
    }

    private mutating func note(_ id: String) {
      if !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) { ids.append(id) }
    }
  }

  /// A file with an event with these lines, folded at 75 bytes.
  private func file(_ lines: [String]) -> String {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "BEGIN:VEVENT", "UID:u", "DTSTART;VALUE=DATE:20260216"] + lines
      + ["END:VEVENT", "END:VCALENDAR"]
    var text = ""
    for line in all {
      var length = 0
      for scalar in line.unicodeScalars {
        let size = String(scalar).utf8.count
        if length + size > 75 {
          text += "\r\n "
          length = 1
        }
        text.unicodeScalars.append(scalar)
        length += size
      }
      text += "\r\n"
    }
    return text
  }

  private func bytes(_ ids: [String]) -> [[UInt8]] { ids.map { Array($0.utf8) } }

  @Test(
    "P8: resources are read as they were written, and setting the same ones changes no byte",
    arguments: Seeds.first(300))
  func sameBytes(seed: UInt64) throws {
    var lines = Lines(seed: seed)
    var document = try read(bytes: Array(file(lines.lines).utf8))
    let before = ICalendarWriter.write(document)
    #expect(before.utf8.elementsEqual(file(lines.lines).utf8))
    let event = try #require(document.events.first)
    #expect(bytes(event.resourceIDs) == bytes(lines.ids))
    document.events[0].resourceIDs = lines.ids
    #expect(document.events[0] == event)
    document.events[0].resourceIDs = lines.ids.shuffled(using: &lines.random) + ["\u{1}", ""]
    #expect(ICalendarWriter.write(document).utf8.elementsEqual(before.utf8))
  }

  @Test("P8: after any change, exactly the new resources are written and read back", arguments: Seeds.first(300))
  func changes(seed: UInt64) throws {
    var lines = Lines(seed: seed)
    let event = try #require(try read(bytes: Array(file(lines.lines).utf8)).events.first)
    var changed = event
    var ids = lines.ids.filter { _ in lines.number(0...1) == 0 }
    for _ in 0..<lines.number(0...3) {
      let name = lines.name()
      if !bytes(ids).contains(Array(name.utf8)) { ids.append(name) }
    }
    changed.resourceIDs = ids
    #expect(Set(bytes(changed.resourceIDs)) == Set(bytes(ids)))
    let again = try #require(try read(bytes: Array(ICalendarWriter.write([changed]).utf8)).events.first)
    #expect(bytes(again.resourceIDs) == bytes(changed.resourceIDs))
    // All other lines stay.
    let isOther = { (line: String) in !line.uppercased().hasPrefix("RESOURCES") && !line.contains("mailto:room") }
    #expect(changed.otherLines.filter(isOther) == event.otherLines.filter(isOther))
  }

  @Test("ED-191: moving one resource to another and back gives back the same ones", arguments: Seeds.first(300))
  func thereAndBack(seed: UInt64) throws {
    var lines = Lines(seed: seed)
    var event = try #require(try read(bytes: Array(file(lines.lines).utf8)).events.first)
    let old = lines.ids.isEmpty ? nil : lines.ids[lines.number(0...lines.ids.count - 1)]
    event.reassign(from: old, to: "another, one")
    var expected = lines.ids
    if let index = lines.ids.firstIndex(where: { $0 == old }) {
      expected[index] = "another, one"
    } else {
      expected.append("another, one")
    }
    #expect(bytes(event.resourceIDs) == bytes(expected))
    event.reassign(from: "another, one", to: old)
    #expect(bytes(event.resourceIDs) == bytes(lines.ids))
  }
}
