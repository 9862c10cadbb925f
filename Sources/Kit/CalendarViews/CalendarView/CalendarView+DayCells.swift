public import CalendarSystems
import CollectionKit
public import Events
import Geometry
import ViewKit

extension CalendarView {
  /// Asks the decorator for the class of day cells again, and configures everything it decorates.
  ///
  /// A class that is not registered or not a `DayCell` is reported as an anomaly, and the built-in class is used.
  public func refreshCellClass() {
    cellHooks.identifier = decorator.map { cellIdentifier(of: $0) } ?? .dayCell
    cellHooks.indicators.remove(nil)
    reconfigure()
    setNeedsLayout()
    updateLevels()
  }

  /// Returns the cell class that a decorator names, or the built-in class if it is not usable.
  private func cellIdentifier(of decorator: any CalendarDecorator) -> ReuseIdentifier {
    guard let identifier = decorator.cellIdentifier else {
      report(anomaly: "the decorator's cellIdentifier is nil; return .dayCell for the built-in class")
      return .dayCell
    }
    if identifier == .dayCell { return identifier }
    guard reusePool.isRegistered(identifier) else {
      report(anomaly: ReuseError.notRegistered(identifier).message)
      return .dayCell
    }
    guard reusePool.make(identifier) is DayCell else {
      report(anomaly: "the class registered under \(identifier.rawValue) for day cells is not a subclass of DayCell")
      return .dayCell
    }
    return identifier
  }

  /// Shows a day in a cell in the calendar's style, with number, background, shape, and indicators.
  ///
  /// A ``CalendarDecorator`` calls this method in its `configure` to start with the standard look.
  public func configure(_ cell: DayCell, in context: DayContext) {
    let style = configuration.style
    let width = style.day.placement(at: cell.place) == .center ? 0 : cell.frame.width
    cell.configure(context, number: texts.dayNumber(of: context, width: width), style: style, from: reusePool)
  }

  /// Returns the events shown on a day, for decorators that show them. `DayContext.eventCount` is their number.
  ///
  /// The hours of week and day show all events of a day. Elsewhere, an event that ends early on the day, no later than
  /// the configuration's `nextDayThreshold`, is shown only on the day before.
  public func occurrences(on day: DayNumber) -> [Occurrence] {
    guard let timeline = shownTimeline else { return [] }
    let days = day..<day + 1
    return hourHeight == nil ? timeline.occurrences(listedOn: days) : timeline.occurrences(touching: days)
  }

  /// Returns whether the current level shows an event on a day.
  package func shows(_ occurrence: Occurrence, on day: DayNumber) -> Bool {
    occurrence.firstDay...(hourHeight == nil ? occurrence.lastListedDay : occurrence.lastDay) ~= day
  }

  /// A closure of the host that is called after the decorator with each cell that is about to show a day, so that the
  /// host can show its own content there. Default: `nil`.
  package var cellWillDisplay: ((DayCell, DayContext) -> Void)? {
    get { cellHooks.willDisplay }
    set {
      cellHooks.willDisplay = newValue
      refreshCellClass()
    }
  }

  /// The animator of days that are selected or deselected. Default: `nil`, which means no animation. Users who prefer
  /// reduced motion see no animation.
  public var dayAnimator: (any DayAnimator)? {
    get { cellHooks.animator }
    set { cellHooks.animator = newValue }
  }

  /// A closure that is called once for each animation of a day, after the frame in which it ended or was interrupted.
  public var dayAnimationDidEnd: ((DayAnimationEnd) -> Void)? {
    get { cellHooks.didEndAnimation }
    set { cellHooks.didEndAnimation = newValue }
  }

  /// The number of running day animations.
  public var runningDayAnimations: Int { cellHooks.running }

  /// The number of running animations at which taps on days start to be ignored. Default: `nil`, which means no limit.
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
