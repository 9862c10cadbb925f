import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarViews

/// What is said of series that have too many instances to show all of them.
struct LeftOutTests {
  @Test(
    "V2: a series with too many instances says so in its details, its name, and its rows of lists, in each language",
    arguments: PhraseLanguage.allCases)
  func isSaid(language: PhraseLanguage) throws {
    var dense = Event.timed("dense", november(1), 0, november(1), 60)
    dense.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .minutely)])
    // Those that are shown began decades before.
    var long = Event.days("long", november(1) - 30_000, november(1))
    long.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    var plain = Event.timed("plain", november(1), 36_000, november(1), 43_200)
    plain.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    let timeline = EventTimeline(
      store: try MemoryEventStore.holding([dense, long, plain]), displayZone: .utc, zones: FixedZoneProvider([]),
      expansionLimit: 2_000)
    var configuration = CalendarConfiguration.november()
    configuration.phrases = language.phrases
    let texts = CalendarTexts(configuration)
    let words = language.phrases.tooMany
    #expect(!words.isEmpty && (language == .english || words != PhraseLanguage.english.phrases.tooMany))
    let builder = EventContextBuilder(timeline: timeline, texts: texts)
    var said: [String: Bool] = [:]
    for row in builder.rows(of: november(18)) {
      let context = try #require(row.event)
      let stored = try #require(timeline.event(context.occurrence.id.event))
      let details = EventDetails(context.occurrence, of: stored.event, in: timeline, texts, today: november(21))
      let isSaid = details.lines.contains { $0.kind == .text && $0.text == words }
      #expect(context.label.contains(words) == isSaid)
      #expect(row.detail.contains(words) == isSaid)
      #expect(said[context.uid, default: isSaid] == isSaid)
      said[context.uid] = isSaid
    }
    #expect(said == ["dense": true, "long": true, "plain": false])
  }

  @Test("a year of dense series is filled in over several frames of any host, and in the single one of a picture (V2)")
  func frames() throws {
    let events = (0..<5).map { number in
      var event = Event.timed("\(number)", november(1) - 1_000, 0, november(1) - 1_000, 60)
      event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .hourly)])
      return event
    }
    let store = try MemoryEventStore.holding(events)
    func calendar() -> CalendarView {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = .year
      let view = CalendarView(configuration: configuration)
      view.timeline = EventTimeline(
        store: store, displayZone: .utc, zones: FixedZoneProvider([]), expansionLimit: 10_000)
      return view
    }
    let year = day("2026-01-01")..<day("2027-01-01")
    let size = Size(width: 1000, height: 800)

    let shown = calendar()
    let harness = ViewHarness(root: shown, size: size)
    harness.tick()
    #expect(shown.timeline?.incompleteEvents(touching: year).isEmpty == false)
    #expect(harness.settle(limit: 30) > 1)
    #expect(shown.timeline?.incompleteEvents(touching: year).isEmpty == true)

    let printed = calendar()
    let window = Window(root: printed, host: PictureHost(), size: size)
    window.tick(now: 0)
    #expect(printed.timeline?.incompleteEvents(touching: year).isEmpty == true)
    window.close()
  }
}
