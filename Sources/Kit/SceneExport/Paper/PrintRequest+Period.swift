extension PrintRequest {
  /// The period shown in each frame of a sheet: a number of units of time, and their form on paper.
  public struct Period: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    /// The form in which a period is printed.
    public enum Form: Hashable, Sendable {
      /// The hours of days, side by side.
      case hours
      /// The hours of days, with a column for each resource.
      case resources
      /// Weeks, one below the other.
      case rows
      /// Months, in which days with events are marked.
      case blocks
      /// All days as one list, in columns.
      case list
    }

    /// The unit of time.
    public var unit: Unit
    /// The number of units, at least 1.
    public var count: Int
    /// The form on paper.
    public var form: Form

    private init(_ count: Int, _ unit: Unit, _ form: Form) {
      (self.unit, self.count, self.form) = (unit, max(1, count), form)
    }

    /// The months of a year.
    public static var year: Period { Period(1, .year, .blocks) }
    /// The weeks of a month.
    public static var month: Period { Period(1, .month, .rows) }
    /// The hours of a week.
    public static var week: Period { Period(1, .week, .hours) }
    /// The hours of a day.
    public static var day: Period { Period(1, .day, .hours) }
    /// All days as one list, in columns.
    public static var agenda: Period { Period(1, .month, .list) }

    /// Returns a number of months, as in a year.
    public static func months(_ count: Int) -> Period { Period(count, .month, .blocks) }

    /// Returns a number of weeks: as rows, or as the hours of their days, also by resource.
    public static func weeks(_ count: Int, as form: Form = .rows) -> Period { Period(count, .week, form) }

    /// Returns a number of days that are shown: as hours, also by resource, or as a list.
    public static func days(_ count: Int, as form: Form = .hours) -> Period { Period(count, .day, form) }

    /// Returns the period in equal parts of at most `most` units, the fewest possible.
    public func divided(most: Int) -> Period {
      let parts = (count + most - 1) / max(1, most)
      return Period((count + parts - 1) / max(1, parts), unit, form)
    }
  }
}
