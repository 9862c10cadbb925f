public import CalendarSystems
import ViewKit

/// How days look: an ordered list of rules, and the sizes of the cells at the month level.
///
/// To change a look, add a rule. It takes precedence over all earlier ones:
///
///     var style = CalendarStyle.standard
///     style.day.add(.disc(.role(CalendarRole.strong(.teal))), all: .today)
///
/// To replace all rules, create a new list: `style.day = DayStyle(rules: [...])`.
public struct DayStyle: Hashable, Sendable {
  /// The rules, from the most general to the most specific. If several rules set the same property, the last one that
  /// applies wins.
  public var rules: [DayRule]
  /// The position of the number in month cells.
  public var placement: NumberPlacement = .corner
  /// The total distance between the circle of a shape and the cell's edges on both sides, in points, measured along the
  /// shorter side.
  public var shapeInset = 10.0
  /// The horizontal space between cells at the month level, in points.
  public var columnSpace = 0.0
  /// The vertical space between cells at the month level, in points.
  public var rowSpace = 0.0
  /// Whether the line above a row of a month's page continues where days of other months are hidden.
  public var continuesLines = true
  /// The parts of days that are hidden while a page of the month level turns.
  public var hiddenWhileTurning: DayParts = []

  /// Creates a style with only the given rules. Without rules, days show only their numbers, in ink.
  public init(rules: [DayRule]) { self.rules = rules }

  /// The position of the number in a cell.
  public enum NumberPlacement: UInt8, Hashable, Sendable {
    /// In the top leading corner, with room for events below.
    case corner
    /// In the middle of the cell.
    case center
  }

  /// Returns the look of a day: the default ink and the place's text style, changed by every applicable rule in order.
  ///
  /// Today's number stays legible: if a rule for today sets a disc, later rules that do not name today keep the ink
  /// that matches the disc.
  ///
  /// The cost is proportional to the number of rules.
  ///
  /// - Parameters:
  ///   - weekday: the weekday of the day.
  ///   - flags: the flags of the day.
  ///   - place: the place where the day is shown; exactly one.
  ///   - type: the text styles before any rule applies.
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

  /// Returns the position of the number in the cells of a place. Rows of days center it.
  func placement(at place: DayPlaces) -> NumberPlacement { place == .strip ? .center : placement }

  /// Adds a rule at the end of the list, where it takes precedence over all others.
  public mutating func add(
    _ setting: DaySetting, any: DayFlags = [], all: DayFlags = [], none: DayFlags = [], on weekdays: WeekdaySet = .all,
    at places: DayPlaces = .all
  ) {
    rules.append(DayRule(setting, any: any, all: all, none: none, on: weekdays, at: places))
  }
}
