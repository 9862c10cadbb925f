public import CalendarText

extension Phrases {
  /// "Month".
  public func name(of level: ZoomLevel) -> String {
    Phrases.item(levels, Int(level.rawValue)) ?? Phrases.english.levels[Int(level.rawValue)]
  }

  /// The name of a button that goes one period of a level back.
  public func previous(_ level: ZoomLevel) -> String {
    Phrases.item(previous, Phrases.step(level)) ?? Phrases.english.previous[Phrases.step(level)]
  }

  /// The name of a button that goes one period of a level on.
  public func next(_ level: ZoomLevel) -> String {
    Phrases.item(next, Phrases.step(level)) ?? Phrases.english.next[Phrases.step(level)]
  }

  /// Gives a level another name, as "Month" or "Mois".
  public mutating func setName(_ name: String, of level: ZoomLevel) {
    let english = Phrases.english.levels
    while levels.count < english.count { levels.append(english[levels.count]) }
    levels[Int(level.rawValue)] = name
  }

  /// The agenda goes on by months.
  private static func step(_ level: ZoomLevel) -> Int { level == .agenda ? 1 : Int(level.rawValue) }

  /// A list that a program gave may be too short.
  private static func item(_ list: [String], _ index: Int) -> String? { index < list.count ? list[index] : nil }
}
