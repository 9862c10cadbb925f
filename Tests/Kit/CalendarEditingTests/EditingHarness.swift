import Almanac
import TestSupport

@testable import CalendarEditing

/// An editable calendar in a window, with a memory store. Its zone is UTC and today Saturday, 21 November 2026, unless
/// said otherwise.
final class EditingHarness {
  static let today = DayNumber(20_778)

  let calendar: CalendarHarness
  /// The store of the editor: the calendar's, which a test can make fail.
  let failing: FailingStore
  let editor: EventEditor
  let controller: EditingController

  /// - Parameter level: the first level.
  init(
    level: CalendarLevel.ID = .month, locale: LocaleInfo = .english, events: [Event] = [],
    size: Size = Size(width: 1050, height: 700), zone: ZoneRules = .utc, today: DayNumber = EditingHarness.today,
    configure: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = CalendarConfiguration(locale: locale, today: today)
    configuration.initialLevel = level
    // The button would lie over events on phones; tests of it add it again.
    configuration.headerControls.remove(.new)
    configure(&configuration)
    let store = CalendarHarness.emptyStore()
    try store.load(events)
    calendar = CalendarHarness(configuration: configuration, store: store, size: size, zone: zone)
    failing = FailingStore(store)
    var count = 0
    editor = EventEditor(
      store: failing, displayZone: zone, zones: FixedZoneProvider([]), now: { Instant(seconds: 1_795_000_000) },
      newUID: {
        count += 1
        return "new-\(count)"
      })
    controller = EditingController(editor: editor, calendar: calendar.view)
    calendar.settle()
  }

  /// Returns an event of an hour on a day some days after today.
  static func event(_ title: String, on offset: Int, hour: Int) -> Event {
    Event(
      uid: title, calendar: CalendarID(1), summary: title,
      start: .floating(LocalDateTime(day: today + offset, hour: hour, minute: 0)),
      end: .floating(LocalDateTime(day: today + offset, hour: hour + 1, minute: 0)))
  }

  /// Returns an event of an hour at noon that happens each week from today on.
  static func weekly(_ title: String) -> Event {
    var event = event(title, on: 0, hour: 12)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
    return event
  }

  /// The scene without what lies over the levels while an event is held.
  var levelScene: String {
    let overlays = [controller.layer, controller.toast]
    let wereHidden = overlays.map { $0.isHidden }
    for view in overlays { view.isHidden = true }
    defer { for (index, view) in overlays.enumerated() { view.isHidden = wereHidden[index] } }
    return calendar.scene
  }

  /// The stored events in the order of their identifiers.
  var events: [Event] {
    let outlines = (try? calendar.store.outlines(touching: DayNumber(0)..<DayNumber(40_000))) ?? []
    return outlines.map { $0.id }.sorted { $0.rawValue < $1.rawValue }
      .compactMap { (try? calendar.store.event($0))??.event }
  }

  /// The text of the latest notice over the calendar, even after it disappeared; empty if there was none.
  var notice: String { controller.toast.accessibility.label }

  /// The identifier of the first stored event, whatever the calendar previews.
  var storedID: EventID? {
    let outlines = (try? calendar.store.outlines(touching: DayNumber(0)..<DayNumber(40_000))) ?? []
    return outlines.map { $0.id }.min { $0.rawValue < $1.rawValue }
  }

  /// Answers the question which version of an event counts, which has to be open, by keys.
  func choose(_ side: ConflictSide) throws {
    guard case .version = controller.question else { throw NoQuestion() }
    if side == .theirs { calendar.key(.arrowDown) }
    calendar.key(.enter)
    calendar.tick()
  }

  /// No question is open where one was expected.
  private struct NoQuestion: Error {}

  /// The occurrence of an event as the timeline shows it now.
  func occurrence(_ title: String) -> Occurrence? {
    calendar.timeline.occurrences(touching: Self.today - 400..<Self.today + 400).first {
      calendar.timeline.event($0.id.event)?.event.summary == title
    }
  }
}
