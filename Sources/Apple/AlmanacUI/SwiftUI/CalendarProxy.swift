#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarSystems
  public import CalendarViews
  import UIKit

  /// A proxy for a calendar in SwiftUI, through which a program sends it actions. `AlmanacCalendarReader` creates one.
  @MainActor public final class CalendarProxy {
    weak var view: AlmanacCalendarUIView?

    init() {}

    /// Performs an action. Returns `false` if the decorator or delegate refused it, or if no calendar is shown.
    @discardableResult
    public func send(_ action: CalendarAction) -> Bool { view?.send(action) ?? false }

    /// The calendar's current place; `nil` if no calendar is shown. Setting it navigates there without animation.
    public var place: CalendarPlace? {
      get { view?.place }
      set { if let newValue { view?.place = newValue } }
    }

    /// Shows a day.
    public func show(_ day: DayNumber, animated: Bool = true) { send(.show(day, animated: animated)) }
  }
#endif
