import CalendarText

extension Phrases {
  /// "Month".
  func name(of level: ZoomLevel) -> String { levels[Int(level.rawValue)] }

  /// The name of a button that goes one period of a level back.
  func previous(_ level: ZoomLevel) -> String { previous[Phrases.step(level)] }

  /// The name of a button that goes one period of a level on.
  func next(_ level: ZoomLevel) -> String { next[Phrases.step(level)] }

  /// The agenda goes on by months.
  private static func step(_ level: ZoomLevel) -> Int { level == .agenda ? 1 : Int(level.rawValue) }
}
