public import CalendarText

/// The names of levels and of the buttons that step through their periods.
extension Phrases {
  /// Returns the name of the levels with a period, such as "Month" or "3 days".
  ///
  /// - Parameter text: has the digits of the number.
  @inline(never)
  public func name(of period: CalendarPeriod, text: DateText) -> String {
    switch period {
    case .months(let count) where count > 1: monthCount.of(count, text: text)
    case .weeks(let count) where count > 1: weekCount.of(count, text: text)
    case .days(let count) where count > 1: dayCount.of(count, text: text)
    default: self[.year, Phrases.index(of: period)]
    }
  }

  /// Returns the label of a button that goes back by one period.
  @inline(never)
  public func previous(_ period: CalendarPeriod, text: DateText) -> String {
    step(period, .previousYear) ?? previousPeriod.of(name(of: period, text: text))
  }

  /// Returns the label of a button that goes forward by one period.
  @inline(never)
  public func next(_ period: CalendarPeriod, text: DateText) -> String {
    step(period, .nextYear) ?? nextPeriod.of(name(of: period, text: text))
  }

  /// Sets the name of the levels with a period of one unit, such as "Month" or "Mois"; periods of several units have the
  /// phrases `dayCount`, `weekCount`, and `monthCount`.
  public mutating func setName(_ name: String, of period: CalendarPeriod) {
    self[.year, Phrases.index(of: period)] = name
  }

  /// Returns the label of a step through periods of one unit. The agenda steps by months.
  private func step(_ period: CalendarPeriod, _ first: Key) -> String? {
    switch period {
    case .year, .months(1), .weeks(1), .days(1): self[first, Phrases.index(of: period)]
    case .none: self[first, 1]
    case .months, .weeks, .days: nil
    }
  }

  /// Returns the index of a period in the names of `Phrases.Key`.
  private static func index(of period: CalendarPeriod) -> Int {
    switch period {
    case .year: 0
    case .months: 1
    case .weeks: 2
    case .days: 3
    case .none: 4
    }
  }
}
