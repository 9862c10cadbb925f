public import CalendarText

extension Phrases {
  /// Returns the name of a level, such as "Month".
  public func name(of level: ZoomLevel) -> String { self[.year, Phrases.index(of: level)] }

  /// Returns the label of a button that goes back by one period of a level.
  public func previous(_ level: ZoomLevel) -> String { self[.previousYear, Phrases.step(level)] }

  /// Returns the label of a button that goes forward by one period of a level.
  public func next(_ level: ZoomLevel) -> String { self[.nextYear, Phrases.step(level)] }

  /// Sets the name of a level, such as "Month" or "Mois".
  public mutating func setName(_ name: String, of level: ZoomLevel) { self[.year, Phrases.index(of: level)] = name }

  /// Returns the index of the level whose periods the arrows step through. The agenda steps by months.
  private static func step(_ level: ZoomLevel) -> Int { level == .agenda ? 1 : index(of: level) }

  /// Returns the index of a level in the names of `Phrases.Key`.
  private static func index(of level: ZoomLevel) -> Int {
    switch level {
    case .year: 0
    case .month: 1
    case .week: 2
    case .day: 3
    case .agenda: 4
    }
  }
}
