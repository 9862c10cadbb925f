import Basics
import CalendarSystems
import Events
import TimeZones

/// The fields of an event's form: what is typed and chosen, what is wrong with it, and the resulting event. A value
/// without views.
///
/// Dates and times stay as they were typed until `settle(_:)`, so that typing is never overwritten. The end follows the
/// start; an end before the start is a problem and is never corrected.
struct EventForm {
  /// The fields of the start and the end.
  enum Moment: Int, CaseIterable {
    case startDay, startTime, endDay, endTime

    /// Whether this is a day rather than a time.
    var isDay: Bool { self == .startDay || self == .endDay }
    /// Whether this belongs to the start rather than the end.
    var isStart: Bool { self == .startDay || self == .startTime }
  }

  /// An error in a field.
  enum Problem: Equatable { case day, time, order }

  /// Start and end as the fields show them, as clock times in seconds; for all-day events, the first and the last day.
  struct Times: Equatable {
    var isAllDay: Bool
    var start: Int64
    var end: Int64
  }

  /// The event when the form was opened; for a series, one occurrence.
  let original: Event
  /// Whether the event has not been stored yet.
  let isNew: Bool
  /// The number of occurrences of the series before this one.
  let countBefore: Int
  /// The current title, location, notes, calendar, color, status, URL, and reminders. The times are in `times`.
  var event: Event
  /// The URL of a page about the event.
  var link: String
  /// The current start and end.
  private(set) var times: Times
  /// The texts of the start and end fields, in the order of `Moment`.
  private(set) var typed: [String] = []
  private let first: Times
  private var unread = [false, false, false, false]
  /// The times before and after all-day was last switched.
  private var switched: (from: Times, to: Times)?
  /// The reminders before and after all-day was last switched.
  var switchedAlarms: (from: [EventAlarm], to: [EventAlarm])?
  /// Returns the reminders of new events in a calendar.
  let defaultReminders: (CalendarID) -> DefaultReminders
  /// The time zone of start and end.
  var zone: Zone
  /// The current repetition.
  var repetition = Repetition.never
  /// The repetition when the form was opened, moved along with the start since.
  var firstRepetition = Repetition.never
  let clock: EditClock
  let text: FormText

  /// Creates the form of an event.
  /// - Parameter defaultReminders: returns the reminders of new events in a calendar.
  init(
    of event: Event, isNew: Bool = false, countBefore: Int = 0, _ clock: EditClock, _ text: FormText,
    defaultReminders: @escaping (CalendarID) -> DefaultReminders = { _ in DefaultReminders() }
  ) {
    self.defaultReminders = defaultReminders
    (original, self.event, self.isNew, self.clock, self.text) = (event, event, isNew, clock, text)
    self.countBefore = countBefore
    link = event.link ?? ""
    zone = Zone(event.start, clock)
    var times = Times(
      isAllDay: event.start.isDay, start: EventForm.reading(event.start, clock),
      end: EventForm.reading(event.end, clock))
    if times.isAllDay { times.end = max(times.start, times.end - EventForm.day) }
    (first, self.times) = (times, times)
    repetition = Repetition(event, clock, text)
    firstRepetition = repetition
    write()
  }

  private static let day: Int64 = 86_400

  /// The clock time that the form shows for a time: in its own zone, or, for an instant, in the display zone.
  private static func reading(_ time: EventTime, _ clock: EditClock) -> Int64 {
    if case .utc(let instant) = time { return clock.zone.localDateTime(at: instant).secondsAsUTC }
    return time.writtenReading.secondsAsUTC
  }

  // MARK: - Times

  /// The day that a field shows.
  func day(of moment: Moment) -> DayNumber { DayNumber(Int(floorDiv(reading(of: moment), EventForm.day))) }

  func reading(of moment: Moment) -> Int64 {
    moment.isStart ? times.start : times.end
  }

  /// Sets the text of a field, and its value if the text can be read.
  mutating func type(_ new: String, _ moment: Moment) {
    typed[moment.rawValue] = new
    let old = reading(of: moment)
    var reading: Int64?
    if moment.isDay, let day = text.day(in: new, near: day(of: moment)) {
      reading = Int64(day.rawValue) * EventForm.day + floorMod(old, EventForm.day)
    } else if !moment.isDay, let second = text.second(in: new) {
      reading = old - floorMod(old, EventForm.day) + Int64(second)
    }
    unread[moment.rawValue] = reading == nil
    if let reading { move(moment, to: reading, except: moment) }
  }

  /// Moves a field by days, or by quarter hours.
  mutating func step(_ moment: Moment, by count: Int) {
    let old = reading(of: moment)
    let step: Int64 = moment.isDay ? EventForm.day : 900
    let goal = moment.isDay ? old + Int64(count) * step : (floorDiv(old, step) + Int64(count)) * step
    // Up from 10:05 is 10:00.
    move(moment, to: !moment.isDay && count < 0 && floorMod(old, step) != 0 ? goal + step : goal)
  }

  /// Sets the day of a field.
  mutating func set(_ day: DayNumber, _ moment: Moment) {
    move(moment, to: Int64(day.rawValue) * EventForm.day + floorMod(reading(of: moment), EventForm.day))
  }

  /// Sets a field to a clock time and shows it.
  mutating func move(_ moment: Moment, to reading: Int64) {
    unread[moment.rawValue] = false
    move(moment, to: reading, except: nil)
  }

  private mutating func move(_ moment: Moment, to reading: Int64, except typing: Moment?) {
    if moment.isStart {
      let days = floorDiv(reading, EventForm.day) - floorDiv(times.start, EventForm.day)
      times.end += reading - times.start
      times.start = reading
      moveWeekdays(by: Int(days))
    } else {
      times.end = reading
    }
    write(except: typing)
  }

  /// Rewrites the text of a field from its value, for example when the field loses the focus.
  mutating func settle(_ moment: Moment) {
    if !unread[moment.rawValue] { write() }
  }

  /// Rewrites the texts of all valid fields, except the one being typed in.
  private mutating func write(except typing: Moment? = nil) {
    if typed.isEmpty { typed = ["", "", "", ""] }
    for moment in Moment.allCases where moment != typing && !unread[moment.rawValue] {
      let second = Int(floorMod(reading(of: moment), EventForm.day))
      typed[moment.rawValue] = moment.isDay ? text.text(ofDay: day(of: moment)) : text.text(ofSecond: second)
    }
  }

  /// Switches between an all-day event and one with times. Switching off, on, and off again restores the original
  /// times.
  mutating func setAllDay(_ isAllDay: Bool) {
    guard isAllDay != times.isAllDay else { return }
    let old = times
    let day = EventForm.day
    if let switched, switched.to == times {
      times = switched.from
    } else if isAllDay {
      let end = old.end > old.start ? old.end - 1 : old.end
      times = Times(isAllDay: true, start: floorDiv(old.start, day) * day, end: floorDiv(end, day) * day)
    } else {
      let former = switched?.from
      let start = old.start + (former.map { floorMod($0.start, day) } ?? 9 * 3600)
      let length = former.map { $0.end - $0.start } ?? 3600
      let isLonger = switched.map { old.end - old.start != $0.to.end - $0.to.start } ?? (old.end != old.start)
      let last = old.end + floorMod(start + length, day)
      times = Times(isAllDay: false, start: start, end: isLonger ? max(last, start) : start + length)
    }
    switched = (old, times)
    switchReminders(isAllDay: isAllDay)
    unread = [false, false, false, false]
    write()
  }

  // MARK: - Problems

  /// The error of a field; `nil` if there is none.
  func problem(_ moment: Moment) -> Problem? {
    if !moment.isDay, times.isAllDay { return nil }
    if unread[moment.rawValue] { return moment.isDay ? .day : .time }
    guard moment == (times.isAllDay || day(of: .endDay) < day(of: .startDay) ? .endDay : .endTime) else { return nil }
    let (start, end) = ends
    return clock.instant(of: end) < clock.instant(of: start) ? .order : nil
  }

  /// The first field with an error; `nil` if there is none.
  var firstProblem: Moment? { Moment.allCases.first { problem($0) != nil } }

  // MARK: - The event

  /// Whether anything differs from the original event.
  var isChanged: Bool { draft(of: original) != original || unread.contains(true) || zone.isUnknown }

  /// Whether a closed form is offered again: not if all that differs is a letter in one of its texts.
  var isWorthKeeping: Bool {
    guard isChanged else { return false }
    let texts = [
      (original.summary, event.summary), (original.location, event.location), (original.notes, event.notes),
      (original.link ?? "", link),
    ]
    if texts.contains(where: { KeptForm.isWorthKeeping($1, insteadOf: $0) }) { return true }
    var other = self
    (other.event.summary, other.event.location, other.event.notes) = (
      original.summary, original.location, original.notes
    )
    other.link = original.link ?? ""
    return other.isChanged
  }

  /// Returns an event with all changes of this form. Fields that were not touched keep the values of `base`.
  func draft(of base: Event) -> Event {
    var new = base
    if !event.summary.hasSameBytes(as: original.summary) { new.summary = event.summary }
    if !event.location.hasSameBytes(as: original.location) { new.location = event.location }
    if !event.notes.hasSameBytes(as: original.notes) { new.notes = event.notes }
    if !link.hasSameBytes(as: original.link ?? "") { new.setLink(link) }
    if event.calendar != original.calendar { new.calendar = event.calendar }
    if event.color != original.color { new.color = event.color }
    if event.status != original.status { new.status = event.status }
    if event.isFree != original.isFree { new.isFree = event.isFree }
    if event.privacy != original.privacy { new.privacy = event.privacy }
    if event.alarms != original.alarms { new.alarms = event.alarms }
    if repetition != firstRepetition { new.recurrence = recurrence(keeping: base.recurrence) }
    let (start, end) = ends
    if start != original.start || end != original.end {
      let keepsLength = !times.isAllDay && times.end - times.start == first.end - first.start
      let nominal = keepsLength ? original.nominalDays : nil
      (new.start, new.end) = (start, end)
      new.nominalDays = nominal
    }
    return new
  }

  /// The start and the end as the event stores them. An end that was not moved keeps its written form.
  var ends: (start: EventTime, end: EventTime) {
    let isOtherZone = zone.isChanged && !times.isAllDay
    if times == first, !isOtherZone { return (original.start, original.end) }
    if times.isAllDay {
      return (.day(day(of: .startDay)), .day(day(of: .endDay) + 1))
    }
    if isOtherZone { return (zone.time(times.start), zone.time(times.end)) }
    let isSame = !first.isAllDay
    return (
      isSame && times.start == first.start ? original.start : time(times.start, like: original.start),
      isSame && times.end == first.end ? original.end : time(times.end, like: original.end)
    )
  }

  private func time(_ reading: Int64, like form: EventTime) -> EventTime {
    let local = LocalDateTime(secondsAsUTC: reading)
    switch form {
    case .floating: return .floating(local)
    case .zoned(_, let zone): return .zoned(local, zone: zone)
    case .utc, .day:
      let instant =
        clock.zone.instant(of: local, gap: .moveForward, overlap: .earlier) ?? Instant(seconds: reading)
      if case .day = form { return clock.time(at: instant) }
      return .utc(instant)
    }
  }
}
