public import CalendarSystems

/// What a store tells its observers after a change.
public struct StoreChange: Equatable, Sendable {
  /// The days that may look different, in any zone; `nil` for all.
  public var days: Range<DayNumber>?

  /// Called by stores.
  public init(days: Range<DayNumber>?) { self.days = days }
}

/// Ends an observation when cancelled or dropped.
public final class ObservationToken {
  private var onCancel: (() -> Void)?

  /// Called by stores.
  public init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the observation; further calls do nothing.
  public func cancel() {
    let action = onCancel
    onCancel = nil
    action?()
  }

  deinit { cancel() }
}
