import Basics
import CalendarSystems
import CalendarText
package import CalendarViews
package import Events
import Geometry
import TimeZones
package import ViewKit

/// A state of editing for galleries and pictures: a popover over a calendar, or a notice.
package enum EditingSample: Sendable {
  /// The field for the title of a new event, with a text in it.
  case newEvent
  /// The question how much of a series is meant.
  case scope
  /// The menu of an event.
  case menu

  /// Shows the popover in a calendar beside an event, as if it was about that.
  package func show(in view: CalendarView, beside occurrence: Occurrence) {
    let configuration = view.configuration
    let words = EditAnnouncer(
      .english, view.texts, today: configuration.today, clock: EditClock(zone: .utc, zones: FixedZoneProvider([])),
      view.timeline)
    let content: PopoverContent
    switch self {
    case .newEvent:
      let popover = QuickCreatePopover(.english, configuration, text: "Tea with Ada")
      let info = view.timeline?.event(occurrence.id.event).flatMap { view.timeline?.calendar($0.event.calendar) }
      popover.update(when: words.texts.when(occurrence, today: configuration.today), in: info)
      content = popover
    case .scope:
      let day = occurrence.firstDay
      content = ScopePopover(
        [
          EditExtent(.this, count: 1, day: day), EditExtent(.thisAndFollowing, count: 18, day: day),
          EditExtent(.all, count: 52, past: 34, day: day),
        ], words, configuration)
    case .menu:
      let event = view.timeline?.event(occurrence.id.event)?.event
      let lines = event.map {
        EventMenu.lines(for: $0, isAllDay: occurrence.isAllDay, .all, calendars: calendars(view))
      }
      content = EventMenu.view(
        lines ?? [], label: event?.summary ?? "", .english, configuration, calendar: { view.timeline?.calendar($0) }
      ) { _ in }
    }
    view.show(
      content,
      at: callback(to: view) { view in view.pieces(of: occurrence.id).first.flatMap { view.frame(of: $0) } },
      onClose: {})
  }

  private func calendars(_ view: CalendarView) -> [CalendarID] {
    (1...3).map { CalendarID($0) }.filter { view.timeline?.calendar($0) != nil }
  }

  /// Returns a view with a notice at its bottom.
  package static func notice(_ text: String, _ configuration: CalendarConfiguration) -> View {
    NoticeSample(text, configuration)
  }
}

/// A notice that does not go away.
private final class NoticeSample: View {
  private let toast = ToastView()

  init(_ text: String, _ configuration: CalendarConfiguration) {
    super.init(traits: .clips)
    layer = Layer(fill: .role(CalendarRole.background))
    addSubview(toast)
    // Outside of a window its time does not begin.
    toast.show(text, button: EditPhrases.english[.undo], configuration)
  }

  override func layoutSubviews() { toast.fit(in: Rect(origin: .zero, size: frame.size)) }
}
