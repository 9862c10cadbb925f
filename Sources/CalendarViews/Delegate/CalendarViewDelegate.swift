public import CalendarSystems
public import CollectionKit
public import Events
public import ViewKit

/// Is asked and told what happens in a calendar. Every requirement has a default.
///
/// A press and a selection are told in this order: `shouldHighlight`, `didHighlight`, then on release `shouldSelect` (or
/// `shouldDeselect`), `willSelect`, the change itself, `didDeselect`, `didSelect`, `didSelectRange`, `didChange`,
/// `didUnhighlight`, and after the next frame `didPresent`, if another period is presented. Code and keys take the same
/// way without the highlight. Nothing is told if nothing changes. These come while input is handled, `willDisplay`
/// during layout, once for each appearance and after each change of content, `didShow` and `didPresent` after the frame
/// is on screen.
public protocol CalendarViewDelegate: AnyObject {
  /// Whether the delegate only listens, so that days and events look the same with and without it: then views that show
  /// the same need not be dressed anew because of it, which makes scrolling cheaper. A delegate with an `isEnabled`,
  /// `indicatorsFor`, `eventViewFor` or `willDisplay` of its own does not only listen. Default: false.
  var onlyListens: Bool { get }

  /// Whether a day may be selected and looks so. Asked whenever cells are dressed, so it has to be fast. Default: true.
  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool

  /// May refuse the look of a pressed day. Default: true.
  func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool
  /// A day is held down.
  func calendarView(_ view: CalendarView, didHighlight day: DayNumber)
  /// A day is held down no more.
  func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber)

  /// May refuse a selection: of a day, or of a span at either of its ends. Default: true.
  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool
  /// May refuse that a day is taken back. Not asked when another day takes its place. Default: true.
  func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool
  /// A day is about to be selected.
  func calendarView(_ view: CalendarView, willSelect day: DayNumber)
  /// A day was selected, alone or beside others.
  func calendarView(_ view: CalendarView, didSelect day: DayNumber)
  /// A day is selected no more.
  func calendarView(_ view: CalendarView, didDeselect day: DayNumber)
  /// The second end of a span was chosen, or a drag over several days has ended.
  func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>)
  /// The selection is another one; told after all of the above.
  func calendarView(_ view: CalendarView, didChange selection: DaySelection)

  /// A day was tapped once. Where two taps zoom, it is told when it is clear that no second one follows.
  func calendarView(_ view: CalendarView, didTap day: DayNumber)
  /// A day was tapped twice, whether or not that zooms.
  func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber)
  /// An event was clicked, tapped or activated by keyboard or assistive technology.
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence)
  /// Whether the kit's own list of a day's events is shown when "+n" is pressed. Default: true.
  func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool

  /// A cell is about to show a day; anything but its frame may be changed.
  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext)
  /// The number of today is about to be shown; anything but its frame may be changed, and views may be added to it.
  func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber)
  /// The title of a month is about to be shown; anything but its frame may be changed, and views may be added to it.
  ///
  /// - Parameter month: its first day.
  func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber)
  /// The title of a year is about to be shown; anything but its frame may be changed, and views may be added to it.
  ///
  /// - Parameter year: its first day.
  func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber)
  /// An event's view is about to show a piece of it; anything but its frame may be changed.
  func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext)
  /// The class of views that shows a piece of an event, by the name it is registered under in `CalendarView.reusePool`.
  /// Default: `standard`, the kit's own. At the month level it has to be an `EventBar`.
  func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
    -> ReuseIdentifier
  /// The marks of a day at the month level, where events are not shown as bars; the first three count. Default:
  /// `standard`, those of the kit: none without events.
  ///
  /// Asked for days with events, and with `CalendarConfiguration.marksDaysWithoutEvents` for all. Each day is asked for
  /// once; the answer is kept until `CalendarView.reload()`, another configuration or other events, so it must not
  /// depend on what is selected. On pages, days of other months show one quiet mark for any.
  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]

  /// The look of a day at the month level: ground, line above it, number, shape. Asked whenever a cell is dressed, so
  /// it has to be fast. Default: `standard`, which the style says.
  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook

  /// Another level is shown; called when the way there has ended.
  func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel)
  /// Another period is in the middle of the view.
  ///
  /// - Parameter period: its first day, of a year, month, week or day by the level.
  func calendarView(_ view: CalendarView, didPresent period: DayNumber)
  /// Other days came into view.
  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>)
  /// Another height suits what is shown, see `CalendarView.preferredHeight`; told for each frame of the way there.
  func calendarView(_ view: CalendarView, didPreferHeight height: Double)
}

extension CalendarViewDelegate {
  /// No: it may do more.
  public var onlyListens: Bool { false }
  /// All are.
  public func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { true }
  /// Allows it.
  public func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didHighlight day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) {}
  /// Allows it.
  public func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { true }
  /// Allows it.
  public func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willSelect day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didSelect day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didDeselect day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didChange selection: DaySelection) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didTap day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {}
  /// It is.
  public func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {}
  /// The kit's own.
  public func calendarView(
    _ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier
  ) -> ReuseIdentifier { standard }
  /// Those of the kit.
  public func calendarView(
    _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
  ) -> [DayIndicator] { standard }
  /// That of the style.
  public func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook { standard }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didPresent period: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didPreferHeight height: Double) {}
}
