import Almanac
import AlmanacServer
import EventDatabase
import EventStores
import Foundation

/// A target for the bodies of requests that change events: they are refused with a reason, or made as they say.
struct BodiesTarget: FuzzTarget {
  static let name = "bodies"

  private let mutator: CalendarFileMutator
  private let empty: Data

  init() {
    mutator = CalendarFileMutator(files: SeedFiles.calendars())
    empty = Data("[]".utf8)
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let items = random.list(0...3) { random in
      var parts = [
        "\"calendar\":" + random.pick(["1", "1", "1", "2", "-9", "1e3", "\"1\""]),
        "\"uid\":" + random.pick(["\"a\"", "\"b\"", "\"\\u0000\"", "\"\"", "7", "\"\u{202E}é\""]),
      ]
      switch random.int(0...9) {
      case 0: parts.append("\"ics\":null")
      case 1...2: parts.append("\"ics\":" + Self.quoted(mutator.input(&random)))
      default:
        let rules = random.list(0...1) { "RRULE:" + RuleGrammar.rule(&$0) + "\r\n" }.joined()
        let text =
          "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:" + random.pick(["a", "b"])
          + "\r\nDTSTART:20261121T090000Z\r\nSUMMARY:x\r\n" + rules + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        parts.append("\"ics\":" + Self.quoted(Array(text.utf8)))
      }
      if random.chance(80) { parts.append("\"ifNoneMatch\":" + random.pick(["\"*\"", "\"*\"", "\"1\"", "null"])) }
      if random.chance(25) {
        parts.append(
          "\"ifMatch\":" + random.pick(["\"1-0000000000000001\"", "\"1\"", "\"x\"", "1", "\"99999999999999999999\""]))
      }
      return "{" + parts.joined(separator: ",") + "}"
    }
    var bytes = Array(("[" + items.joined(separator: ",") + "]").utf8)
    if random.chance(25) { ByteMutator.mutate(&bytes, changes: 4, &random) }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    guard let replacements = ChangesBody.accepted(Data(input), in: Era(1)) else { return }
    do {
      let store = try SQLiteEventStore()
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))))
      guard let tags = try? store.replace(replacements) else {
        let found = try store.objects(touching: DayNumber(-1_000_000)..<DayNumber(1_000_000))
        return try require(found.isEmpty, "what is refused changes nothing")
      }
      for (replacement, tag) in zip(replacements, tags) {
        let stored = try store.object(uid: replacement.uid, in: replacement.calendar)
        try require(stored.tag == tag, "the answer has the tag of what is stored")
        try require(replacement.change(of: stored) == nil, "what is stored is what was sent", "\(stored)")
      }
      let again = try store.replace(replacements)
      try require(again == tags, "the same request again has the same answer")
    } catch let finding as FuzzFinding {
      throw finding
    } catch {
      throw FuzzFinding(law: "stores take what the server reads", detail: "\(error)")
    }
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    let data = try? JSONEncoder().encode(String(decoding: bytes, as: UTF8.self))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
