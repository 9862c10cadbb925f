import CalendarSystems

/// Steps in a calendar system that may lead to a date that does not exist.
extension DayNumber {
  /// Returns the day of a date; `nil` if the calendar has no such date.
  static func day(of fields: DateFields, in calendar: any CalendarSystem) -> DayNumber? {
    do throws(DateError) { return try calendar.dayNumber(of: fields) } catch { return nil }
  }

  /// Returns the same day of the month `count` months later, or the last day of a shorter month; `nil` beyond the
  /// range of the calendar.
  func offset(byMonths count: Int, in calendar: any CalendarSystem) -> DayNumber? {
    do throws(DateError) {
      return try calendar.day(self, offsetByMonths: count, overflow: .clamp)
    } catch {
      return nil
    }
  }

  /// Returns the same day of the same month `count` years later, or the last day of a shorter month; `nil` beyond the
  /// range of the calendar.
  func offset(byYears count: Int, in calendar: any CalendarSystem) -> DayNumber? {
    do throws(DateError) {
      return try calendar.day(self, offsetByYears: count, overflow: .clamp)
    } catch {
      return nil
    }
  }

  /// Returns the number of days in the month of the day.
  func monthLength(in calendar: any CalendarSystem) -> Int {
    let fields = calendar.fields(of: self)
    do throws(DateError) { return try calendar.dayCount(in: YearMonth(fields)) } catch { return fields.day }
  }
}
