import Almanac
import EventDatabase
import EventStores
import TestSupport
import Testing

private let calendar = CalendarID(1)

/// Several editors of the calendar objects of one server, as a model: merging, conditions and a network that loses,
/// doubles and reorders requests and answers.
@Suite struct EditorModelTests {
  /// The server: a database, or a model of one, which is faster.
  private struct Server {
    var objects: [String: CalendarObject] = [:]
    var sequence: Int64 = 0
    let database: SQLiteEventStore?

    init(isDatabase: Bool) throws {
      database = isDatabase ? try SQLiteEventStore() : nil
      try database?.apply(.putCalendar(CalendarInfo(id: calendar, name: "", color: .named(.blue))))
    }

    func object(_ uid: String) -> CalendarObject {
      if let database, let found = try? database.object(uid: uid, in: calendar) { return found }
      return objects[uid] ?? CalendarObject(calendar: calendar, uid: uid, events: [])
    }

    /// Returns the calendar object afterwards, and whether it was replaced.
    mutating func replace(_ replacement: ObjectReplacement) -> (CalendarObject, isDone: Bool) {
      if let database {
        let isDone = (try? database.replace([replacement])) != nil
        return (object(replacement.uid), isDone)
      }
      let current = object(replacement.uid)
      guard replacement.isAllowed(for: current) else { return (current, false) }
      guard replacement.change(of: current) != nil else { return (current, true) }
      sequence += 1
      let stored = replacement.events.enumerated().map {
        StoredEvent(id: EventID(Int64($0.offset) + 1), revision: Revision(sequence), event: $0.element)
      }
      objects[replacement.uid] =
        stored.isEmpty
        ? nil : CalendarObject(calendar: calendar, uid: replacement.uid, events: stored, tag: sequence)
      return (object(replacement.uid), true)
    }
  }

  /// An editor with what it shows, what it knows of the server, and the calendar objects that wait to be sent, in
  /// order.
  private struct Editor {
    var shown: [String: [Event]] = [:]
    var known: [String: CalendarObject] = [:]
    var waiting: [String] = []
    /// The number of the request that it waits for, and what that says.
    var request: (number: Int, replacement: ObjectReplacement)?
    var rounds = 0

    func base(_ uid: String) -> [Event] { known[uid]?.events.map(\.event) ?? [] }

    func replacement(_ uid: String) -> ObjectReplacement {
      ObjectReplacement(
        calendar: calendar, uid: uid, events: shown[uid] ?? [], condition: known[uid]?.tag.map { .tag($0) } ?? .absent)
    }

    /// Takes a version of the server over; what was changed here as well is merged. Returns the conflicts.
    mutating func take(_ object: CalendarObject) -> [SeriesMerge.Conflict] {
      let merge = SeriesMerge(
        base: base(object.uid), mine: shown[object.uid] ?? [], theirs: object.events.map(\.event))
      shown[object.uid] = merge.events
      known[object.uid] = object
      return merge.conflicts
    }
  }

  private struct World {
    var random: SeededGenerator
    var server: Server
    var editors: [Editor]
    var requests: [(editor: Int, number: Int, replacement: ObjectReplacement)] = []
    var answers: [(editor: Int, number: Int, object: CalendarObject, isDone: Bool)] = []
    var count = 0
    var typed: [String] = []
    /// Values that a person saw before they were replaced, or in a conflict.
    var seen: Set<String> = []

    init(seed: Int) throws {
      // Each fifth has the database of a real server.
      server = try Server(isDatabase: seed.isMultiple(of: 5))
      random = SeededGenerator(seed: UInt64(seed))
      editors = Array(repeating: Editor(), count: 2 + seed % 3)
    }

    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    static func texts(_ events: [Event]) -> [String] { events.flatMap { [$0.summary, $0.location, $0.notes] } }

    mutating func edit(_ index: Int) {
      let uid = ["a", "b"][number(2)]
      let before = editors[index].shown[uid] ?? []
      let value = "value \(typed.count)"
      typed.append(value)
      var event = before.first ?? Event(title: "", day: DayNumber(20_778), uid: uid, calendar: calendar)
      if number(20) == 0 {
        seen.formUnion(World.texts(before) + [value])
        editors[index].shown[uid] = []
      } else {
        let field = [\Event.summary, \Event.location, \Event.notes][number(3)]
        seen.insert(event[keyPath: field])
        event[keyPath: field] = value
        editors[index].shown[uid] = [event]
      }
      if !editors[index].waiting.contains(uid) { editors[index].waiting.append(uid) }
    }

    mutating func send(_ index: Int) {
      guard editors[index].request == nil, let uid = editors[index].waiting.first else { return }
      count += 1
      let replacement = editors[index].replacement(uid)
      editors[index].request = (count, replacement)
      requests.append((index, count, replacement))
    }

    mutating func deliver(isCalm: Bool) {
      if !requests.isEmpty, number(2) == 0 {
        let at = number(requests.count)
        let (editor, number, replacement) = requests[at]
        // One in four is doubled: it stays on its way.
        if isCalm || self.number(4) > 0 { requests.remove(at: at) }
        if !isCalm, self.number(5) == 0 { return }
        let (object, isDone) = server.replace(replacement)
        answers.append((editor, number, object, isDone))
      } else if !answers.isEmpty {
        let at = number(answers.count)
        let (editor, number, object, isDone) = answers[at]
        if isCalm || self.number(4) > 0 { answers.remove(at: at) }
        if isCalm || self.number(5) > 0 { hear(editor, number, object, isDone) }
      }
    }

    mutating func hear(_ index: Int, _ number: Int, _ object: CalendarObject, _ isDone: Bool) {
      guard let request = editors[index].request, request.number == number else { return }
      editors[index].request = nil
      let uid = object.uid
      if isDone {
        editors[index].known[uid] = object
        if (editors[index].shown[uid] ?? []) == request.replacement.events { editors[index].waiting.removeFirst() }
        return
      }
      for conflict in editors[index].take(object) {
        seen.formUnion(World.texts([conflict.mine, conflict.theirs].compactMap { $0 }))
      }
    }

    /// An editor without edits reads what the server has.
    mutating func refresh(_ index: Int) {
      for uid in ["a", "b"] where !editors[index].waiting.contains(uid) {
        editors[index].known[uid] = server.object(uid)
        editors[index].shown[uid] = server.object(uid).events.map(\.event)
      }
    }

    mutating func run() {
      for step in 0..<400 {
        let index = number(editors.count)
        switch number(8) {
        case 0 where step < 300 && typed.count < 24: edit(index)
        case 1: editors[index].request = nil
        case 2: refresh(index)
        case 3, 4: send(index)
        default: deliver(isCalm: false)
        }
      }
      while editors.contains(where: { !$0.waiting.isEmpty }) || !requests.isEmpty || !answers.isEmpty {
        for index in editors.indices {
          let isLost = !requests.contains { $0.editor == index } && !answers.contains { $0.editor == index }
          if isLost { editors[index].request = nil }
          send(index)
        }
        deliver(isCalm: true)
      }
      for index in editors.indices { refresh(index) }
    }
  }

  @Test(
    "E14: two to four editors agree when all is drained, and nothing that was typed is lost unseen", arguments: 1...300)
  func storm(seed: Int) throws {
    var world = try World(seed: seed)
    world.run()
    let all = ["a", "b"].flatMap { World.texts(world.server.object($0).events.map(\.event)) }
    for value in world.typed { #expect(all.contains(value) || world.seen.contains(value), "\(value) is lost") }
    for editor in world.editors {
      for uid in ["a", "b"] { #expect(editor.shown[uid] ?? [] == world.server.object(uid).events.map(\.event)) }
    }
  }
}
