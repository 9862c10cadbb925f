import Almanac
import EventDatabase
import EventStores
import GTKHost
import SystemServices

/// The reminders of the database, as notifications of the desktop.
final class WindowReminders {
  /// The actions of notifications.
  enum Action: String, CaseIterable {
    case open = "open-event"
    case snooze = "snooze-event"
  }

  private let store: SQLiteEventStore
  private let application: DesktopApplication
  private let service: ReminderService
  private let zone: ZoneRules
  private let locale: LocaleInfo
  private var clock: RepeatedCall?
  /// The last check that was noted.
  private var noted: Instant?

  /// How long a snoozed reminder rests, in seconds.
  private static let snoozeTime: Int64 = 300
  /// The seconds between two notes of the last check. What is searched again after a restart was acknowledged.
  private static let noteStep: Int64 = 600
  /// The number of missed events that are named.
  private static let namedCount = 5

  init(
    _ store: SQLiteEventStore, zone: ZoneRules, zones: SystemZones, locale: LocaleInfo,
    _ application: DesktopApplication
  ) {
    (self.store, self.zone, self.locale, self.application) = (store, zone, locale, application)
    let now = SystemClock.now()
    service = ReminderService(
      store: store, schedule: ReminderSchedule(displayZone: zone, zones: zones), since: LastCheck.read() ?? now)
    service.onDue = { [weak self] in self?.show($0) }
    service.onMissed = { [weak self] in self?.show(missed: $0) }
    clock = RepeatedCall(after: 0) { [weak self] in self?.check() ?? 60 }
  }

  /// Shows what is due. Returns the seconds until the next check.
  private func check() -> Double {
    // Changes by other programs; if they cannot be read now, the next check tries again.
    try? store.refresh()
    let now = SystemClock.now()
    let next = service.check(at: now)
    if noted.map({ now - $0 >= Self.noteStep }) ?? true {
      LastCheck.write(service.checked)
      noted = now
    }
    return max(1, Double(next - now))
  }

  // MARK: - Notifications

  private func show(_ reminder: EventReminder) {
    let target = ReminderTarget(reminder).text
    let (title, when) = texts(of: reminder)
    application.show(
      DesktopNotification(
        title: title.isEmpty ? when : title, body: when, target: target, action: Action.open.rawValue,
        buttons: [("Snooze", Action.snooze.rawValue), ("Open", Action.open.rawValue)]), id: target)
  }

  private func show(missed: [EventReminder]) {
    let words = EditPhrases.forLanguage(of: locale.identifier)
    let count = DateText(locale: locale).number(missed.count)
    let lines = missed.suffix(Self.namedCount).map { reminder in
      let (title, when) = texts(of: reminder)
      return title.isEmpty ? when : "\(title) · \(when)"
    }
    application.show(
      DesktopNotification(
        title: words.text(.missedReminders, [("count", count)], count: missed.count),
        body: lines.joined(separator: "\n")), id: "missed")
  }

  private func texts(of reminder: EventReminder) -> (title: String, when: String) {
    let today = zone.localDateTime(at: SystemClock.now()).day
    let texts = CalendarTexts(CalendarConfiguration(locale: locale, today: today))
    let event = (try? store.event(reminder.occurrence.id.event))?.event
    return (event?.summary ?? "", texts.when(reminder.occurrence, today: today))
  }

  // MARK: - Actions

  /// Does what people choose in a notification. Its event may be gone.
  func act(_ name: String, on target: String, open: (EventID, Instant) -> Void) {
    application.withdraw(id: target)
    guard let reminder = ReminderTarget(target), let action = Action(rawValue: name) else { return }
    switch action {
    case .open: open(reminder.event, reminder.start)
    case .snooze:
      let now = SystemClock.now()
      // Without the store, there is nothing to be reminded of.
      _ = try? EventReminder.snooze(
        reminder.alarm, of: reminder.event, in: store, at: now, until: now + Self.snoozeTime)
    }
  }
}
