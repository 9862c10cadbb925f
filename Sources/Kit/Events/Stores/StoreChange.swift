public import CalendarSystems

/// A store's notification to its observers after a change.
public struct StoreChange: Equatable, Sendable {
  /// The days that may look different in some zone; `nil` for all.
  public var days: Range<DayNumber>?

  /// The inserted, changed, and removed events, each once, in ascending order; `nil` if there are many, or if calendars
  /// or resources changed. If an override changed, its series may look different too, and vice versa.
  public var events: [EventID]?

  /// Creates a notification; called by stores.
  public init(days: Range<DayNumber>?, events: [EventID]? = nil) {
    self.days = days
    self.events = events
  }

  /// The number of events above which a store reports `nil`.
  package static let eventLimit = 256

  /// Creates the notification for a change of some days and events, in any order; without days and events for a change
  /// without effect.
  package init(days: Range<DayNumber>?, touching numbers: [Int64]) {
    self.days = days ?? DayNumber(0)..<DayNumber(0)
    guard numbers.count <= 4 * Self.eventLimit else { return }
    let events = EventID.unique(numbers)
    if events.count <= Self.eventLimit { self.events = events }
  }
}

/// A token for an observation, which ends when the token is canceled or released.
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
