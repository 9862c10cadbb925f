import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarEditing

/// The sentences that say what happens to an edit.
@Suite struct EditAnnouncerTests {
  private static let languages = PhraseLanguage.allCases
  private static let lunch = EditingHarness.event("Lunch", on: 0, hour: 12)
  private static let grid = EditGrid(step: 900)
  private static let today = EditingHarness.today
  private let english = PopoverSamples.announcer()
  private let german = PopoverSamples.announcer(.german, phrases: .german)

  private func session(_ kind: EditSession.Kind = .move) -> EditSession {
    EditSession(kind, of: Self.lunch, at: .time(Self.today, second: 12 * 3600), clock: english.clock)
  }

  @Test("ED-69, ED-143: picking up is told with the keys the first time, then in short; and so is going back")
  func pickingUp() {
    let (session, when) = (session(), english.when(Self.lunch))
    #expect(
      english.pickedUp(session, isFirst: true)
        == "Lunch picked up, \(when). Arrows move, Shift and arrows resize, Enter drops, Escape returns.")
    #expect(english.pickedUp(session, isFirst: false) == "Lunch picked up.")
    #expect(german.pickedUp(session, isFirst: false) == "Lunch aufgenommen.")
    #expect(english.returned(session) == "Lunch back at \(when).")
    #expect(german.returned(session) == "Lunch wieder am alten Platz: \(german.when(Self.lunch)).")
  }

  @Test("ED-143: a step says what is new: times, the day, the length, whole days, a copy, a calendar")
  func steps() {
    let old = session()
    var new = old
    #expect(english.step(from: old, to: new) == nil)
    new.move(to: .time(Self.today, second: 13 * 3600), grid: Self.grid, clock: english.clock)
    let (one, two) = (english.texts.time(secondOfDay: 46_800), english.texts.time(secondOfDay: 50_400))
    #expect(english.step(from: old, to: new) == one + " – " + two)
    new.move(to: .time(Self.today + 1, second: 13 * 3600), grid: Self.grid, clock: english.clock)
    #expect(english.step(from: old, to: new) == english.when(new.draft))
    new = session(.resizeEnd)
    new.move(to: .time(Self.today, second: 13 * 3600 + 1800), grid: Self.grid, clock: english.clock)
    let noon = english.texts.time(secondOfDay: 43_200)
    let resized = english.step(from: session(.resizeEnd), to: new) ?? ""
    #expect(resized.hasPrefix(noon + " to ") && resized.hasSuffix("min"))
    new = old
    new.setAllDay(true, clock: english.clock)
    #expect(english.step(from: old, to: new) == "All day, \(english.texts.date.fullDate(Self.today))")
    #expect(german.step(from: old, to: new)?.hasPrefix("Ganztägig, ") == true)
    new = old
    new.setCopy(true)
    #expect(english.step(from: old, to: new) == "Copy" && english.step(from: new, to: old) == "Move")
  }

  @Test("ED-143: what an edit did is said with its title and its time, in English and German")
  func results() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let (editor, when) = (harness.editor, english.when(Self.lunch))
    let id = try #require(harness.occurrence("Lunch")).id
    let tea = EditingHarness.event("Tea", on: 1, hour: 16)
    func made(_ command: EditCommand) throws -> (english: String, german: String) {
      let receipt = try #require(try editor.perform(command))
      return (english.made(receipt), german.made(receipt))
    }
    #expect(try made(.create(tea)).english == "Tea created, \(english.when(tea)).")
    #expect(try made(.undo).english == "Undone: Tea created.")
    #expect(try made(.redo).german == "Wiederholt: Tea angelegt. \(german.when(tea))")
    var moved = Self.lunch
    moved.summary = "Late lunch"
    #expect(try made(.change(id, to: moved, nil)).german == "Late lunch geändert.")
    #expect(try made(.undo).english == "Undone: Late lunch changed. \(when)")
    #expect(try made(.duplicate(id)).english == "Lunch duplicated.")
    #expect(try made(.paste(Self.lunch, at: nil)).english == "Lunch pasted, \(when).")
    #expect(try made(.delete(id, nil)).german == "Lunch gelöscht.")
    #expect(try made(.undo).german == "Rückgängig gemacht: Lunch gelöscht. \(german.when(Self.lunch))")
  }

  @Test("ED-143: an event without a title is called so")
  func untitled() throws {
    var event = Self.lunch
    event.summary = ""
    let harness = try EditingHarness()
    let receipt = try #require(try harness.editor.perform(.create(event)))
    #expect(english.made(receipt).hasPrefix("Untitled event created, "))
    #expect(
      english.failure(.store(.notFound(EventID(1))), of: .undo, title: "") == "Untitled event was deleted elsewhere.")
  }

  @Test("ED-117, ED-143: refusals say why, and name calendars and events")
  func refusals() throws {
    let harness = try EditingHarness(events: [Self.lunch])
    let words = PopoverSamples.announcer(timeline: harness.calendar.timeline)
    let id = try #require(harness.occurrence("Lunch")).id
    let (one, many) = (EditCount(1, of: 1, first: Self.today), EditCount(3, of: 12, first: Self.today))
    #expect(words.reason(.readOnly(CalendarID(1))) == "Not possible: the calendar Home is read-only.")
    #expect(words.reason(.overlap(id, one)) == "Not possible: it would overlap Lunch.")
    #expect(
      words.reason(.overlap(id, many))
        == "Not possible: 3 of 12 events would overlap others, the first one Lunch.")
    #expect(words.reason(.notPermitted([.move])) == "Not possible: this event may not be moved.")
    #expect(words.reason(.other("A booking needs a room.")) == "Not possible: A booking needs a room.")
    #expect(words.failure(.notApplicable, of: .redo, title: "") == "There is nothing to redo.")
    #expect(
      german.failure(.store(.conflict(id.event, current: Revision(2))), of: .undo, title: "Lunch")
        == "Lunch wurde anderswo geändert; nichts wurde gesichert. Versuchen Sie es erneut.")
  }

  @Test("ED-68: a slot says its day and time, and whether it is free")
  func slots() {
    let (day, noon) = (english.texts.date.fullDate(Self.today), english.texts.time(secondOfDay: 43_200))
    #expect(english.slot(.time(Self.today, second: 43_200), eventCount: 0) == "\(day), \(noon), free")
    #expect(english.slot(.time(Self.today, second: 43_200), eventCount: 1) == "\(day), \(noon), 1 event")
    #expect(english.slot(.allDay(Self.today), eventCount: 2) == "\(day), all day, 2 events")
    #expect(
      german.slot(.allDay(Self.today), eventCount: 0) == "\(german.texts.date.fullDate(Self.today)), ganztägig, frei")
  }

  @Test("ED-196: a move to another resource, and a slot of one, name it")
  func resources() throws {
    var words = english
    words.resources = [nil, Resource(id: "a", title: "Room 1"), Resource(id: "b", title: "Room 2")]
    let old = session()
    var new = old
    new.setResource(from: "a", to: "a")
    #expect(words.newResource(new) == "" && words.step(from: old, to: new) == nil)
    new.setResource(from: nil, to: "b")
    #expect(words.newResource(new) == "Room 2" && words.step(from: old, to: new) == "Room 2")
    new.setResource(from: nil, to: "unlisted")
    #expect(words.step(from: old, to: new) == "unlisted")
    new.setResource(from: nil, to: "b")
    new.move(to: .time(Self.today, second: 13 * 3600), grid: Self.grid, clock: words.clock)
    let (one, two) = (words.texts.time(secondOfDay: 46_800), words.texts.time(secondOfDay: 50_400))
    #expect(words.step(from: old, to: new) == "Room 2, \(one) – \(two)")
    let noon = words.texts.time(secondOfDay: 43_200)
    #expect(
      words.slot(.time(Self.today, second: 43_200), eventCount: 0, resource: "Room 2")
        == "\(words.texts.date.fullDate(Self.today)), \(noon), Room 2, free")
    let harness = try EditingHarness(events: [Self.lunch])
    let id = try #require(harness.occurrence("Lunch")).id
    let receipt = try #require(try harness.editor.perform(.change(id, to: new.draft, nil)))
    #expect(words.made(receipt, new.draft, resource: "Room 2") == "Lunch changed.")
    let copy = try #require(try harness.editor.perform(.paste(new.draft, at: nil)))
    #expect(words.made(copy, resource: "Room 2") == "Lunch pasted, \(words.when(new.draft)), Room 2.")
  }

  @Test("E18: every error, reason, kind of edit and scope has a sentence without gaps", arguments: languages)
  func complete(language: PhraseLanguage) throws {
    let words = PopoverSamples.announcer(language.editPhrases, phrases: language.phrases)
    let count = [EditCount(1, of: 1, first: Self.today), EditCount(2, of: 3, first: Self.today)]
    let id = OccurrenceID(event: EventID(1), start: 0)
    var reasons: [EditReason] = [.readOnly(CalendarID(1)), .other("So."), .notPermitted([])]
    for verb: EditVerbs in [.create, .move, .resize, .edit, .delete, .all] { reasons.append(.notPermitted(verb)) }
    for count in count {
      reasons += [.outsideBounds(count), .outsideHours(count), .outsidePeriod(count), .overlap(id, count)]
    }
    var errors: [EditError] = [.refused([]), .scopeNeeded([.this, .all]), .notApplicable]
    errors += reasons.map { .refused([$0]) }
    errors += [
      .series(.notRecurring), .series(.foreignInstance(EventID(1))), .series(.tooLong), .series(.rulesNotMovable),
      .series(.rulesNotSplittable), .store(.notFound(EventID(1))), .store(.calendarNotFound(CalendarID(1))),
      .store(.duplicate(EventID(1))), .store(.conflict(EventID(1), current: Revision(1))), .store(.readOnly),
      .store(.invalid(uid: "a", reason: "b")), .store(.storage(code: 1, message: "c")),
    ]
    var texts: [String] = []
    for command: EditCommand in [.undo, .redo, .drop] {
      texts += errors.map { words.failure($0, of: command, title: "Lunch") }
    }
    for kind: EditLabel.Kind in [.create, .move, .resize, .change, .delete, .copy, .duplicate, .paste] {
      texts.append(words.short(EditLabel(kind, title: "Lunch")))
    }
    for scope in EditScope.allCases {
      texts += [true, false].map { words.action(on: scope, deletes: $0) }
      for (number, past) in [(1, 0), (2, 1), (nil, 0), (nil, 3)] as [(Int?, Int)] {
        texts.append(words.extent(EditExtent(scope, count: number, past: past, day: Self.today)))
        texts.append(words.question(EditExtent(scope, count: number, past: past, day: Self.today)))
      }
    }
    #expect(words.reason(.other("")) == words.words[.notApplicable], "without a reason, nothing is composed")
    texts += [words.length(1800), words.length(3600), words.length(5400)]
    texts += [words.toClipboard(Self.lunch, isCut: true), words.toClipboard(Self.lunch, isCut: false)]
    texts += [words.text(.changedElsewhere, Self.lunch), words.calendar(CalendarID(1))]
    for text in texts { #expect(!text.isEmpty && !text.contains("{") && !text.contains("|"), "\(text)") }
  }
}
