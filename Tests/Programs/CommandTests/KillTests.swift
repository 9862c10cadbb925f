import Almanac
import EventDatabase
import EventStores
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server of the program, killed again and again while several writers send changes.
///
/// Each writer has two events, which it changes together, from number to number. After each kill the database is opened,
/// and has to have what was acknowledged, or what was sent after it. `ALMANAC_KILLS` says how often, and
/// `ALMANAC_WRITES` in how many changes (`make stress`).
@Suite("the server when it is killed")
struct KillTests {
  private static let kills = ProcessInfo.processInfo.environment["ALMANAC_KILLS"].flatMap { Int($0) } ?? 20
  /// The number of changes that are acknowledged at least.
  private static let writes = ProcessInfo.processInfo.environment["ALMANAC_WRITES"].flatMap { Int($0) } ?? 80
  private static let writers = 3

  @Test("whatever was acknowledged is there after a kill, and what was changed together is there together")
  func nothingIsLost() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("index.html"))
    let path = folder.appendingPathComponent("a.sqlite").path
    try SQLiteEventStore(path: path).apply(
      .putCalendar(CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))))
    var random = SeededGenerator(seed: 200)
    var pairs = try Self.pairs(in: path)
    var changes = 0
    // A little more than twice the average.
    let most = 2 * Self.writes / Self.kills + 2
    for kill in 1...Self.kills {
      let server = try ServerProcess(folder: folder.path, database: path)
      let ledger = Ledger(
        pairs.map { $0.number }, answersLeft: Int.random(in: 1...most, using: &random), process: server.identifier)
      await withTaskGroup(of: Void.self) { group in
        for (number, pair) in pairs.enumerated() {
          let writer = Writer(number: number, server: server.address, ledger: ledger)
          group.addTask { await writer.run(pair.tags) }
        }
      }
      server.end()
      let found = try Self.pairs(in: path)
      for (number, acknowledged) in await ledger.numbers.enumerated() {
        #expect(found[number].isWhole, "kill \(kill)")
        #expect(acknowledged...acknowledged + 1 ~= found[number].number, "kill \(kill)")
        changes += acknowledged - pairs[number].number
      }
      pairs = found
    }
    #expect(changes >= Self.writes)
  }

  /// The two events of a writer, as a database has them.
  private struct Pair {
    /// The number of the latest change; 0 before there is one.
    var number: Int
    var isWhole: Bool
    var tags: [String?]
  }

  private static func pairs(in path: String) throws -> [Pair] {
    let store = try SQLiteEventStore(path: path)
    let era = try store.era()
    let found = try store.objects(touching: DayNumber(20_000)..<DayNumber(21_000))
    return (0..<writers).map { writer in
      let pair = Writer.names(writer).map { name in found.first { $0.uid == name } }
      let numbers = pair.map { Int($0?.events.first?.event.summary ?? "") ?? 0 }
      return Pair(
        number: numbers[0], isWhole: numbers[0] == numbers[1], tags: pair.map { $0?.tag.map(era.text(ofTag:)) })
    }
  }
}

/// What was acknowledged, and when the server shall die.
private actor Ledger {
  /// The latest acknowledged number of each writer.
  private(set) var numbers: [Int]
  private var answersLeft: Int
  private let process: Int32

  init(_ numbers: [Int], answersLeft: Int, process: Int32) {
    self.numbers = numbers
    self.answersLeft = answersLeft
    self.process = process
  }

  /// Records an answer. After the last one the server is killed, while it works on the requests of the other writers.
  func acknowledge(_ number: Int, of writer: Int) {
    numbers[writer] = number
    answersLeft -= 1
    if answersLeft == 0 { kill(process, SIGKILL) }
  }
}

/// Sends one request after the other until the server is dead.
private struct Writer: Sendable {
  var number: Int
  var server: URL
  var ledger: Ledger

  static func names(_ writer: Int) -> [String] { ["\(writer)-a", "\(writer)-b"] }

  func run(_ tags: [String?]) async {
    var tags = tags
    var next = await ledger.numbers[number] + 1
    while let answer = try? await change(to: next, tags) {
      await ledger.acknowledge(next, of: number)
      tags = answer
      next += 1
    }
  }

  /// Changes both events; returns their new tags.
  private func change(to value: Int, _ tags: [String?]) async throws -> [String?] {
    struct Change: Encodable {
      var calendar = 1
      var uid: String
      var ics: String
      var ifMatch: String?
      var ifNoneMatch: String?
    }
    struct Changed: Decodable { var etag: String? }
    let changes = zip(Self.names(number), tags).map { name, tag in
      let lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:\(name)", "DTSTART:20261121T090000Z", "SUMMARY:\(value)",
        "DESCRIPTION:\(String(repeating: "\(value) ", count: 2_000))", "END:VEVENT", "END:VCALENDAR",
      ]
      return Change(
        uid: name, ics: lines.joined(separator: "\r\n"), ifMatch: tag, ifNoneMatch: tag == nil ? "*" : nil)
    }
    var request = URLRequest(url: server.appendingPathComponent("api/changes"), timeoutInterval: 60)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("Bearer \(server.fragment?.dropFirst("token=".count) ?? "")", forHTTPHeaderField: "Authorization")
    request.httpBody = try JSONEncoder().encode(changes)
    let (data, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 200, "\(String(decoding: data, as: UTF8.self))")
    return try JSONDecoder().decode([Changed].self, from: data).map { $0.etag }
  }
}
