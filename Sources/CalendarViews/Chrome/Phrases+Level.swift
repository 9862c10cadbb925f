public import CalendarText

extension Phrases {
  /// Returns the name of a level, such as "Month".
  public func name(of level: ZoomLevel) -> String {
    Phrases.item(levels, Phrases.index(of: level)) ?? Phrases.english.levels[Phrases.index(of: level)]
  }

  /// Returns the name of a button that goes one period of a level back.
  public func previous(_ level: ZoomLevel) -> String {
    Phrases.item(previous, Phrases.step(level)) ?? Phrases.english.previous[Phrases.step(level)]
  }

  /// Returns the name of a button that goes one period of a level forward.
  public func next(_ level: ZoomLevel) -> String {
    Phrases.item(next, Phrases.step(level)) ?? Phrases.english.next[Phrases.step(level)]
  }

  /// Sets the name of a level, such as "Month" or "Mois".
  public mutating func setName(_ name: String, of level: ZoomLevel) {
    let english = Phrases.english.levels
    while levels.count < english.count { levels.append(english[levels.count]) }
    levels[Phrases.index(of: level)] = name
  }

  /// The index of the level whose periods the arrows go by: the agenda goes by months.
  private static func step(_ level: ZoomLevel) -> Int { level == .agenda ? 1 : index(of: level) }

  /// The index of a level in lists of names.
  private static func index(of level: ZoomLevel) -> Int {
    switch level {
    case .year: 0
    case .month: 1
    case .week: 2
    case .day: 3
    case .agenda: 4
    }
  }

  /// Returns an item of a list that a program gave, which may be too short.
  private static func item(_ list: [String], _ index: Int) -> String? { index < list.count ? list[index] : nil }
}
