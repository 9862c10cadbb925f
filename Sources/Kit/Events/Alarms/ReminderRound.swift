public import TimeZones

/// What a program shows of some reminders at an instant, and when it looks again. The result depends on its arguments
/// alone.
public struct ReminderRound {
  /// The reminders to show now, one by one.
  public private(set) var due: [EventReminder] = []
  /// The reminders that were due more than `lateness` ago, to show together.
  public private(set) var missed: [EventReminder] = []
  /// The instant of the next round: when the next reminder is due, and `longestWait` after now at the latest, because
  /// events and the clock may change.
  public private(set) var next: Instant

  /// How late a reminder may be before it counts as missed, in seconds.
  package static let lateness: Int64 = 600
  /// The longest time between two rounds, in seconds.
  public static let longestWait: Int64 = 30
  /// How long reminders can be missed, in seconds.
  public static let missedTime: Int64 = 7 * 86_400

  /// Sorts reminders by what happens to them.
  /// - Parameters:
  ///   - reminders: the reminders that nobody has shown, in their order; later ones than the first after `now` do not
  ///     matter.
  ///   - now: the present instant.
  public init(_ reminders: [EventReminder], now: Instant) {
    next = now + Self.longestWait
    for reminder in reminders {
      if reminder.due > now {
        next = min(next, reminder.due)
      } else if now - reminder.due > Self.lateness {
        missed.append(reminder)
      } else {
        due.append(reminder)
      }
    }
  }
}
