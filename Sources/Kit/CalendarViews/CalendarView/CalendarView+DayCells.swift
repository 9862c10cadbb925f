public import CalendarSystems
import CollectionKit
public import Events
import Geometry
import ViewKit

extension CalendarView {
  /// Asks the decorator for the class of day cells again, and configures everything it decorates anew.
  ///
  /// A class that is not registered, and one that is no `DayCell`, is reported as an anomaly; cells are then those of
  /// the kit.
  public func refreshCellClass() {
    cellHooks.identifier = decorator.map { cellIdentifier(of: $0) } ?? .dayCell
    cellHooks.indicators.remove(nil)
    reconfigure()
    setNeedsLayout()
    updateLevels()
  }

  /// The class of cells that a decorator names, or without a usable one that of the kit.
  private func cellIdentifier(of decorator: any CalendarDecorator) -> ReuseIdentifier {
    guard let identifier = decorator.cellIdentifier else {
      report(anomaly: "the decorator names no class of day cells: they are those of the kit")
      return .dayCell
    }
    if identifier == .dayCell { return identifier }
    guard reusePool.isRegistered(identifier) else {
      report(anomaly: ReuseError.notRegistered(identifier).message)
      return .dayCell
    }
    guard reusePool.make(identifier) is DayCell else {
      report(anomaly: "the class of cells registered under \(identifier.rawValue) is not a DayCell")
      return .dayCell
    }
    return identifier
  }

  /// Shows a day in a cell as the style says: number, background, shape and indicators.
  ///
  /// A ``CalendarDecorator`` calls this in its `configure` to start from the look of the kit.
  public func configure(_ cell: DayCell, in context: DayContext) {
    let style = configuration.style
    let width = style.day.placement(at: cell.place) == .center ? 0 : cell.frame.width
    cell.configure(context, number: texts.dayNumber(of: context, width: width), style: style, from: reusePool)
  }

  /// Returns the events that are shown on a day, for decorators that show them; `DayContext.eventCount` is their number.
  ///
  /// Among hours, these are all that touch the day. Elsewhere, an event that ends early on it, by the configuration's
  /// `nextDayThreshold`, is shown on the day before only.
  public func occurrences(on day: DayNumber) -> [Occurrence] {
    guard let timeline = shownTimeline else { return [] }
    let days = day..<day + 1
    return hourHeight == nil ? timeline.occurrences(listedOn: days) : timeline.occurrences(touching: days)
  }

  /// Returns whether an event is shown on a day at the current level.
  package func shows(_ occurrence: Occurrence, on day: DayNumber) -> Bool {
    occurrence.firstDay...(hourHeight == nil ? occurrence.lastListedDay : occurrence.lastDay) ~= day
  }

  /// A function of the host that is called after the decorator with each cell that is about to show a day, so that the host
  /// shows content of its own in it; `nil`, as at first, for none.
  package var cellWillDisplay: ((DayCell, DayContext) -> Void)? {
    get { cellHooks.willDisplay }
    set {
      cellHooks.willDisplay = newValue
      refreshCellClass()
    }
  }

  /// The animator of days that are selected and deselected; `nil`, as at first, for no motion. People who asked for
  /// less motion see none.
  public var dayAnimator: (any DayAnimator)? {
    get { cellHooks.animator }
    set { cellHooks.animator = newValue }
  }

  /// The closure that is called once for each animation of a day, after the frame in which it ended or was cut short.
  public var dayAnimationDidEnd: ((DayAnimationEnd) -> Void)? {
    get { cellHooks.didEndAnimation }
    set { cellHooks.didEndAnimation = newValue }
  }

  /// The number of animations of days that run now.
  public var runningDayAnimations: Int { cellHooks.running }

  /// The number of running animations from which on taps on days are ignored; `nil`, as at first, for no limit.
  public var dayAnimationTapLimit: Int? {
    get { cellHooks.tapLimit }
    set { cellHooks.tapLimit = newValue }
  }

  func didEndAnimation(of cell: DayCell, isSelection: Bool, isFinished: Bool) {
    cellHooks.running -= 1
    guard let day = cell.context?.day, cellHooks.didEndAnimation != nil else { return }
    let end = DayAnimationEnd(day: day, isSelection: isSelection, isFinished: isFinished)
    window?.notify { self.cellHooks.didEndAnimation?(end) }
  }
}
