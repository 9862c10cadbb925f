public import CalendarSystems
import ViewKit

/// The looks of days: an ordered list of rules, and the sizes of the cells of the month level.
///
/// A look is changed by adding a rule, which goes before all earlier ones:
///
///     var style = CalendarStyle.standard
///     style.day.add(.disc(.role(CalendarRole.strong(.teal))), all: .today)
///
/// A list of one's own replaces all rules: `style.day = DayStyle(rules: [...])`.
public struct DayStyle: Hashable, Sendable {
  /// The rules, from the most general to the most special: of several that set the same, the last that applies counts.
  public var rules: [DayRule]
  /// The position of the number in the cells of the month level.
  public var placement: NumberPlacement = .corner
  /// The distance between the circle of a shape and the nearer edges of the cell, both sides together, in points.
  public var shapeInset = 10.0
  /// The space between the cells of neighboring weekdays at the month level, in points.
  public var columnSpace = 0.0
  /// The space between the cells of neighboring weeks at the month level, in points.
  public var rowSpace = 0.0
  /// Whether the line above a row of a month's page is continued where days of other months are hidden.
  public var continuesLines = true
  /// The parts of days that are hidden while a page of the month level is turned.
  public var hiddenWhileTurning: DayParts = []

  /// Creates a style of the given rules alone: without any, days are numbers in ink.
  public init(rules: [DayRule]) { self.rules = rules }

  /// The positions of the number in a cell.
  public enum NumberPlacement: UInt8, Hashable, Sendable {
    /// At the upper leading corner, with room for events below.
    case corner
    /// The number lies in the middle of the cell.
    case center
  }

  /// Returns the look of a day: ink in the type of the place, changed by every rule that applies, in order.
  ///
  /// The number of today stays legible: where a rule for today sets a disc, later rules that do not name today leave the
  /// ink that goes with it.
  ///
  /// The cost grows with the number of rules.
  ///
  /// - Parameters:
  ///   - weekday: the weekday of the day.
  ///   - flags: what is true of the day.
  ///   - place: one place.
  ///   - type: the text styles to begin with.
  public func resolve(
    _ weekday: Weekday, _ flags: DayFlags, at place: DayPlaces = .month, type: TypeScale = TypeScale()
  ) -> DayLook {
    var look = DayLook(
      ink: .role(CalendarRole.ink), text: place == .year ? type.yearDay : type.dayNumber)
    var (hasTodaysDisc, hasTodaysInk) = (false, false)
    for rule in rules where rule.applies(to: flags, on: weekday, at: place) {
      let namesToday = rule.all.contains(.today)
      switch rule.setting {
      case .disc(let color): hasTodaysDisc = namesToday && color != nil
      case .ink:
        if hasTodaysDisc, hasTodaysInk, !namesToday { continue }
        hasTodaysInk = namesToday
      default: break
      }
      look.apply(rule.setting)
    }
    return look
  }

  /// Returns the position of the number in the cells of a place: in rows of days, it is in the middle.
  func placement(at place: DayPlaces) -> NumberPlacement { place == .strip ? .center : placement }

  /// Adds a rule at the end of the list, where it goes before all others.
  public mutating func add(
    _ setting: DaySetting, any: DayFlags = [], all: DayFlags = [], none: DayFlags = [], on weekdays: WeekdaySet = .all,
    at places: DayPlaces = .all
  ) {
    rules.append(DayRule(setting, any: any, all: all, none: none, on: weekdays, at: places))
  }
}
