public import CalendarSystems

/// A notification of a store to its observers after a change.
public struct StoreChange: Equatable, Sendable {
  /// The days that may be displayed differently, in any zone; `nil` for all.
  public var days: Range<DayNumber>?

  /// The events that were inserted, changed or removed, each once, in ascending order; `nil` for many, or if calendars
  /// changed. With an override, the series that it belongs to may be displayed differently, too, and the reverse.
  public var events: [EventID]?

  /// Creates a notification; called by stores.
  public init(days: Range<DayNumber>?, events: [EventID]? = nil) {
    self.days = days
    self.events = events
  }

  /// The number of events above which a store says that many have changed.
  package static let eventLimit = 256

  /// Creates the notification of a change that touched some days and events, in any order; none of each for a change
  /// that did nothing.
  package init(days: Range<DayNumber>?, touching numbers: [Int64]) {
    self.days = days ?? DayNumber(0)..<DayNumber(0)
    guard numbers.count <= 4 * Self.eventLimit else { return }
    let events = EventID.unique(numbers)
    if events.count <= Self.eventLimit { self.events = events }
  }
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
