public import CalendarSystems
public import CollectionKit
public import Events
import Geometry
import ViewKit

extension CalendarView {
  /// Gives cells another class or look; `nil` for those of the kit. Held weakly (in WebAssembly strongly).
  public var cellProvider: (any DayCellProvider)? {
    get { cellHooks.provider }
    set {
      cellHooks.provider = newValue
      refreshCellClass()
    }
  }

  /// Asks the provider for the class of cells anew, and dresses all cells.
  ///
  /// A class that nobody registered, and one that is no `DayCell`, is reported as an anomaly; the kit's is used then.
  public func refreshCellClass() {
    cellHooks.identifier = .dayCell
    if let provider = cellHooks.provider {
      if let identifier = provider.cellIdentifier {
        if !reusePool.isRegistered(identifier) {
          report(anomaly: ReuseError.notRegistered(identifier).message)
        } else if reusePool.make(identifier) is DayCell {
          cellHooks.identifier = identifier
        } else {
          report(anomaly: "the class of cells registered under \(identifier.rawValue) is not a DayCell")
        }
      } else {
        report(anomaly: "the provider of cells names no class: cells are those of the kit")
      }
    }
    reload()
  }

  /// The events that touch a day, as providers and hooks may show them; `DayContext.eventCount` is their number.
  public func occurrences(on day: DayNumber) -> [Occurrence] {
    shownTimeline?.occurrences(touching: day..<day + 1) ?? []
  }

  /// What moves when days are selected and deselected; `nil`, as at first, for nothing. People who asked for less motion
  /// see none.
  public var dayAnimator: (any DayAnimator)? {
    get { cellHooks.animator }
    set { cellHooks.animator = newValue }
  }

  /// Called once for each animation of a day, after the frame in which it ended or was cut short.
  public var dayAnimationDidEnd: ((DayAnimationEnd) -> Void)? {
    get { cellHooks.didEndAnimation }
    set { cellHooks.didEndAnimation = newValue }
  }

  /// How many animations of days run now.
  public var runningDayAnimations: Int { cellHooks.running }

  /// While so many animations of days run, taps on days are ignored; `nil`, as at first, never ignores any.
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

extension CalendarView: DayCellProvider {
  /// The kit's class.
  public var cellIdentifier: ReuseIdentifier? { .dayCell }

  /// Shows a day the way of the kit: number, ground, shape and marks, by the style.
  public func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
    let style = view.configuration.style
    let width = style.day.placement == .center ? 0 : cell.frame.width
    cell.dress(
      context, number: view.texts.dayNumber(of: context, width: width), style: style, from: view.reusePool)
  }
}
