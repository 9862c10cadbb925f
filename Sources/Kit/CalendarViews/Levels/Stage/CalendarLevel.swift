import Basics

/// A level of a calendar: how much time it shows, and how. A calendar has an ordered list of levels
/// (``CalendarConfiguration/levels``); users zoom through them or choose one in the title bar.
///
/// ```swift
/// configuration.levels = [.month, .hours(days: 3), .agenda]
/// ```
///
/// Levels are equal if their ids are equal. A program contains the code of the levels that it names.
public struct CalendarLevel: Identifiable, Sendable {
  /// The name of the level, which is unique in a calendar.
  public let id: ID
  /// The periods that the arrows of the title bar step through.
  public let period: CalendarPeriod
  /// The name on the button of the level; `nil` for the name of its period in the calendar's language.
  public var name: String?
  /// Makes the level's views.
  let factory: any LevelFactory

  /// Creates a level. Called by the parts from which apps make levels, such as ``month`` and ``hours(days:aligned:)``.
  init(id: ID, period: CalendarPeriod, name: String? = nil, factory: any LevelFactory) {
    (self.id, self.period, self.name, self.factory) = (id, period, name, factory)
  }

  /// Returns the level with another name on its button.
  public func named(_ name: String) -> CalendarLevel {
    var level = self
    level.name = name
    return level
  }
}

extension CalendarLevel: Equatable {
  /// Returns whether both levels have the same id.
  public static func == (a: CalendarLevel, b: CalendarLevel) -> Bool { a.id == b.id }
}

extension CalendarLevel {
  /// The name of a level: the words of its period, such as `month` or `3days`, and after a colon the form in which it
  /// shows the period, if there are several, such as `week:grid`.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The name, such as `month`.
    public let name: String

    /// Creates an id from any name. Names are compared byte by byte.
    public init(_ name: String) { self.name = name }

    /// The name.
    public var description: String { name }

    /// Returns whether both names are equal.
    public static func == (a: ID, b: ID) -> Bool { a.name.hasSameBytes(as: b.name) }

    /// Feeds the name to a hasher.
    public func hash(into hasher: inout Hasher) { for byte in name.utf8 { hasher.combine(byte) } }
  }
}

extension CalendarLevel.ID {
  /// The id of ``CalendarLevel/year``.
  public static var year: CalendarLevel.ID { CalendarLevel.ID("year") }
  /// The id of ``CalendarLevel/month``.
  public static var month: CalendarLevel.ID { CalendarLevel.ID("month") }
  /// The id of ``CalendarLevel/week``.
  public static var week: CalendarLevel.ID { CalendarLevel.ID("week") }
  /// The id of ``CalendarLevel/day``.
  public static var day: CalendarLevel.ID { CalendarLevel.ID("day") }
  /// The id of ``CalendarLevel/agenda``.
  public static var agenda: CalendarLevel.ID { CalendarLevel.ID("agenda") }

  /// The ids of the levels of ``Swift/Array/standard``, in their order.
  public static var standard: [CalendarLevel.ID] { [.year, .month, .week, .day, .agenda] }

  /// The typical length of the period of a standard level, in days; 0 for other levels and for the agenda.
  var typicalDays: Int {
    let lengths = [365, 30, 7, 1, 0]
    return Self.standard.firstIndex(of: self).map { lengths[$0] } ?? 0
  }
}
