public import CalendarSystems

/// A notification of a store to its observers after a change.
public struct StoreChange: Equatable, Sendable {
  /// The days that may be displayed differently, in any zone; `nil` for all.
  public var days: Range<DayNumber>?

  /// Creates a notification; called by stores.
  public init(days: Range<DayNumber>?) { self.days = days }
}

/// A token of an observation, which ends when the token is cancelled or released.
public final class ObservationToken {
  private var onCancel: (() -> Void)?

  /// Creates a token; called by stores.
  public init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the observation; further calls have no effect.
  public func cancel() {
    let action = onCancel
    onCancel = nil
    action?()
  }

  deinit { cancel() }
}
