import Almanac

/// The events of the sample, relative to today.
struct SamplePlan {
  /// The first day of today's month.
  private let month: DayNumber
  /// The Monday of today's week.
  private let monday: DayNumber
  private let today: DayNumber

  init(today: DayNumber) {
    let valid = GregorianCalendar.shared.validDays
    // A margin to the first and last date keeps all planned days valid.
    let margin = 3_000_000
    self.today = min(max(today, valid.lowerBound + margin), valid.upperBound - margin)
    month = GregorianCalendar.shared.startOfMonth(containing: self.today)
    monday = self.today - Weekday(self.today).index(from: .monday)
  }

  var work: [Event] {
    let start = monday - 56
    return [
      timed(
        .work, "stand-up", "Stand-up", start, 9, 15, minutes: 15,
        recurrence: weekly([.monday, .tuesday, .wednesday, .thursday, .friday])),
      timed(
        .work, "team", "Team meeting", start + 1, 10, 0, minutes: 60, location: "Room Ada",
        recurrence: weekly([.tuesday])),
      timed(
        .work, "review", "Sprint review", start + 4, 14, 0, minutes: 90, location: "Room Ada",
        recurrence: Recurrence(rules: [RecurrenceRule(frequency: .weekly, interval: 2)])),
      timed(
        .work, "figures", "Monthly figures", firstMonday(of: month - 60), 11, 0, minutes: 45,
        recurrence: Recurrence(
          rules: [RecurrenceRule(frequency: .monthly, byDay: [.init(.monday, ordinal: 1)])])),
      timed(.work, "workshop", "Design workshop", monday + 3, 9, 30, minutes: 150, location: "Studio 2"),
      timed(.work, "interview", "Interview with Noor", monday + 3, 11, 0, minutes: 45),
      timed(.work, "budget", "Budget call", monday + 3, 13, 30, minutes: 30),
      timed(.work, "print", "Proofs to the printer", monday + 3, 15, 0, minutes: 30),
      timed(.work, "one-to-one", "One-to-one", monday + 3, 16, 0, minutes: 30, status: .tentative),
      timed(.work, "deploy", "Night deployment", monday + 8, 22, 30, minutes: 180),
      days(.work, "planning", "Quarterly planning", monday + 9, count: 2, location: "Main hall"),
      days(.work, "release", "Release 2.0 🚀", monday + 11, color: .named(.red)),
      timed(.work, "audit", "Audit", monday - 5, 10, 0, minutes: 120, status: .cancelled),
    ]
  }

  var family: [Event] {
    [
      timed(
        .family, "piano", "Piano lesson", monday - 53, 17, 0, minutes: 45, recurrence: weekly([.thursday])),
      timed(.family, "lunch", "Lunch with Amélie", monday + 3, 12, 30, minutes: 60, location: "Café Mokka"),
      timed(.family, "dinner", "عشاء عند الجدة", monday + 2, 19, 0, minutes: 120),
      timed(.family, "sabbath", "ארוחת שבת", monday - 3, 18, 30, minutes: 150),
      timed(.family, "dentist", "Dentist", monday + 1, 8, 0, minutes: 40),
      timed(.family, "school", "Parents' evening", monday + 14, 19, 30, minutes: 90, location: "School hall"),
      timed(.family, "cinema", "Cinema 🎬", monday - 2, 20, 15, minutes: 130),
      days(
        .family, "birthday", "Mara's birthday 🎂", today + 5 - 1461, color: .named(.pink),
        recurrence: Recurrence(rules: [RecurrenceRule(frequency: .yearly)])),
      days(.family, "visit", "Grandparents visit", month + 19, count: 3),
    ]
  }

  var travel: [Event] {
    [
      days(
        .travel, "lisbon", "Long weekend in Lisbon", monday + 4, count: 4, location: "Lisbon",
        notes: "Tram 28 early in the morning; pastéis afterwards."),
      timed(.travel, "flight", "Flight to Lisbon", monday + 4, 7, 5, minutes: 190),
      days(.travel, "turin", "Conference in Turin", month - 18, count: 3, location: "Turin"),
      timed(.travel, "train", "Train to Hamburg", monday + 16, 6, 48, minutes: 214, location: "Platform 7"),
      days(.travel, "olives", "مهرجان الزيتون", monday - 2, count: 2),
      days(.travel, "hut", "Week in the mountains", month + 38, count: 8),
    ]
  }

  var holidays: [Event] {
    [
      days(.holidays, "museum", "Night of museums", monday + 12),
      days(.holidays, "school-break", "School break", month - 11, count: 9),
      days(.holidays, "town", "Town festival", month + 33, count: 2),
      days(
        .holidays, "new-year", "New Year", newYear,
        recurrence: Recurrence(rules: [RecurrenceRule(frequency: .yearly)])),
    ]
  }

  // MARK: - Making events

  /// The first of January of the previous year.
  private var newYear: DayNumber {
    let year = GregorianCalendar.shared.fields(of: today).year - 1
    let fields = DateFields(year: year, month: 1, day: 1)
    return (try? GregorianCalendar.shared.dayNumber(of: fields)) ?? month
  }

  private func firstMonday(of day: DayNumber) -> DayNumber {
    let first = GregorianCalendar.shared.startOfMonth(containing: day)
    return first + Weekday.monday.index(from: Weekday(first))
  }

  private func weekly(_ days: [Weekday]) -> Recurrence {
    Recurrence(rules: [RecurrenceRule(frequency: .weekly, byDay: days.map { .init($0) })])
  }

  private func timed(
    _ book: SampleBook, _ name: String, _ summary: String, _ day: DayNumber, _ hour: Int, _ minute: Int,
    minutes: Int, location: String = "", status: EventStatus = .confirmed, recurrence: Recurrence? = nil
  ) -> Event {
    let start = LocalDateTime(day: day, hour: hour, minute: minute)
    let end = LocalDateTime(day: day, hour: hour, minute: minute + minutes)
    return Event(
      uid: uid(name), calendar: book.id, summary: summary, start: .floating(start), end: .floating(end),
      location: location, status: status, recurrence: recurrence)
  }

  private func days(
    _ book: SampleBook, _ name: String, _ summary: String, _ day: DayNumber, count: Int = 1, location: String = "",
    notes: String = "", color: EventColor? = nil, recurrence: Recurrence? = nil
  ) -> Event {
    Event(
      uid: uid(name), calendar: book.id, summary: summary, start: .day(day), end: .day(day + count),
      location: location, notes: notes, color: color, status: .confirmed, recurrence: recurrence)
  }

  private func uid(_ name: String) -> String { name + "@sample.almanac" }
}
