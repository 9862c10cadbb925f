import Basics
public import CalendarSystems
public import CollectionKit
import Events
public import ViewKit

/// The base class of views that show a day, "+n", or a piece of an event. Hits, focus, and tools ask it what is shown
/// instead of testing for each class.
///
/// Every class of views for events overrides `form` and `shownEvent`. They return the same for a view until it shows
/// something else.
open class PieceView: ReusableView {
  /// The form of the piece. By default, the view shows a day.
  open var form: PieceForm { .day }
  /// The visible piece of an event; `nil`, the default, before the first update and in views that show no event.
  open var shownEvent: EventContext? { nil }
  /// The visible day; `nil` before the first update. By default, the first day of the event.
  open var shownDay: DayNumber? { shownEvent?.occurrence.firstDay }
  /// The visible image of the event, if any.
  open var shownImage: Image? { nil }
  /// The calendar, which owns the view. Set by the row, column, or list that shows the view.
  @Unowned final var responder: (any CalendarResponder)?

  /// Activates the visible event, as a click does. Returns whether there is one.
  final func activateEvent() -> Bool {
    guard let shownEvent else { return false }
    responder?.activate(shownEvent.occurrence, in: self)
    return true
  }

  // Overrides in files that import `ReusableView`'s module for themselves alone get an entry of their own in the table of
  // methods, which other modules do not count. Overrides of this class do not.
  open override func prepareForReuse() { super.prepareForReuse() }
  open override func activate() -> Bool { super.activate() }
  open override func didReceiveFocus() { super.didReceiveFocus() }
}
