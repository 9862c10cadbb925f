import Basics

/// A level of a calendar: how much time it shows, and how. A calendar has an ordered list of levels
/// (``CalendarConfiguration/levels``); users zoom through them or choose one in the title bar.
///
/// ```swift
/// configuration.levels = [.month, .hours(days: 3), .agenda]
/// ```
///
/// Levels are immutable, and equal if their ids are equal. A program contains the code of the levels that it names.
public final class CalendarLevel: Identifiable, Sendable {
  /// The name of the level, which is unique in a calendar.
  public let id: ID
  /// The periods that the arrows of the title bar step through.
  public let period: CalendarPeriod
  /// The name on the button of the level; `nil` for the name of its period in the calendar's language.
  public let name: String?
  /// Makes the level's views.
  let factory: any LevelFactory

  /// Creates a level. Called by the parts from which apps make levels, such as ``month`` and ``hours(days:aligned:)``.
  init(id: ID, period: CalendarPeriod, name: String? = nil, factory: any LevelFactory) {
    (self.id, self.period, self.name, self.factory) = (id, period, name, factory)
  }

  /// Returns the level with another name on its button.
  public func named(_ name: String) -> CalendarLevel {
    CalendarLevel(id: id, period: period, name: name, factory: factory)
  }
}

extension CalendarLevel: Equatable {
  /// Returns whether both levels have the same id.
  public static func == (a: CalendarLevel, b: CalendarLevel) -> Bool { a.id == b.id }
}

extension CalendarLevel {
  /// The name of a level: the words of its period, such as `month` or `3days`, and after a colon the form in which it
  /// shows the period, if there are several, such as `week:rows`.
  ///
  /// It has no storage outside itself, because actions and states contain it.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    private let low: UInt64
    private let high: UInt64

    /// Creates an id from a name of at most 16 bytes of UTF-8; of a longer name it has the first 16.
    @inline(never)
    public init(_ name: String) {
      var (low, high, shift) = (UInt64(0), UInt64(0), UInt64(0))
      for byte in name.utf8 where shift < 128 {
        let bits = UInt64(byte) << (shift & 63)
        if shift < 64 { low |= bits } else { high |= bits }
        shift += 8
      }
      (self.low, self.high) = (low, high)
    }

    /// The name, such as `month`.
    public var name: String {
      @inline(never) get {
        var bytes: [UInt8] = []
        for word in [low, high] {
          for shift in stride(from: UInt64(0), to: 64, by: 8) where word >> shift & 255 != 0 {
            bytes.append(UInt8(truncatingIfNeeded: word >> shift))
          }
        }
        return String(utf8: bytes)
      }
    }

    /// The name.
    public var description: String { name }
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
