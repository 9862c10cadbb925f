#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  import UIKit

  /// A handle of a calendar in SwiftUI, by which a program sends it actions. `AlmanacCalendarReader` makes one.
  @MainActor public final class CalendarProxy {
    weak var view: AlmanacCalendarUIView?

    init() {}

    /// Carries out an action. Returns `false` if decorator or delegate refused it, or the calendar is not shown.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { view?.send(action) ?? false }

    /// The place that the calendar is at; `nil` while none is shown. Setting one leads there without animation.
    public var place: CalendarPlace? {
      get { view?.place }
      set { if let newValue { view?.place = newValue } }
    }

    /// Shows a day.
    public func show(_ day: DayNumber, animated: Bool = true) { send(.show(day, animated: animated)) }
  }
#endif
