public import Almanac

/// Shows the reminders of a store, each once among all programs that use it.
///
/// ```swift
/// let service = ReminderService(store: store, schedule: schedule, since: lastCheck)
/// service.onDue = { show($0) }
/// let next = service.check(at: SystemClock.now())
/// ```
///
/// It reads no clock and waits for nothing: its owner calls `check(at:)`, and again when it says so.
public final class ReminderService {
  /// Called with a reminder that is due.
  public var onDue: ((EventReminder) -> Void)?
  /// Called with the reminders that were due while nobody looked, in their order.
  public var onMissed: (([EventReminder]) -> Void)?
  /// The zone of floating times and all-day events, and the zones of others.
  public var schedule: ReminderSchedule { didSet { known = nil } }

  private let store: any EventStore
  /// When the store was last searched. The owner keeps it for `init(store:schedule:since:)` of the next service.
  public private(set) var checked: Instant
  /// The last search: its range and what it found, until events change.
  private var known: (range: Range<Instant>, reminders: [EventReminder])?
  /// What was shown although the store could not be told.
  private var shown: Set<EventReminder> = []
  private var observation: ObservationToken?

  /// The seconds before the last check that are searched again, because clocks and events may have changed.
  private static let overlap: Int64 = 120
  /// The seconds that are searched beyond the present.
  private static let ahead: Int64 = 86_400

  /// Creates a service.
  /// - Parameters:
  ///   - store: the events. It must be used on the thread of the service.
  ///   - since: when a service last checked; for the first one, the present instant.
  public init(store: any EventStore, schedule: ReminderSchedule, since: Instant) {
    (self.store, self.schedule, checked) = (store, schedule, since)
    observation = store.observe { [weak self] _ in self?.known = nil }
  }

  /// Shows what is due. Returns when to check again. If the store cannot be read, nothing counts as checked, so that
  /// the next check finds what was due meanwhile.
  public func check(at now: Instant) -> Instant {
    // A clock that was set back finds no reminders twice, because they are acknowledged.
    let from = max(min(checked, now) - Self.overlap, now - ReminderRound.missedTime)
    guard let found = reminders(from, now) else { return now + ReminderRound.longestWait }
    checked = now
    let round = ReminderRound(found.filter { $0.due >= from }, now: now)
    for reminder in round.due where claim(reminder) { onDue?(reminder) }
    let missed = round.missed.filter(claim)
    if !missed.isEmpty { onMissed?(missed) }
    return round.next
  }

  private func claim(_ reminder: EventReminder) -> Bool {
    do throws(StoreError) {
      return try reminder.claim(in: store)
    } catch {
      return shown.insert(reminder).inserted
    }
  }

  /// Returns the reminders from an instant on; `nil` if the store cannot be read.
  private func reminders(_ from: Instant, _ now: Instant) -> [EventReminder]? {
    let needed = now + ReminderRound.longestWait + 1
    if let known, known.range.lowerBound <= from, known.range.upperBound >= needed { return known.reminders }
    let end = now + Self.ahead
    guard let found = try? schedule.reminders(in: store, from: from, to: end) else { return nil }
    known = (from..<end, found)
    return found
  }
}
