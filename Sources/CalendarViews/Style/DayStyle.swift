public import CalendarSystems
import ViewKit

/// How days look: an ordered list of rules, resolved for a weekday and what is true of a day.
///
/// Change a look by adding a rule at the end, which then has the last word, or replace the whole list.
public struct DayStyle: Hashable, Sendable {
  /// From the most general to the most special; of several that set the same, the last that applies counts.
  public var rules: [DayRule]
  /// Where the number stands in the cells of the month level.
  public var placement: NumberPlacement = .corner
  /// Between the circle of a shape and the nearer edges of the cell, in points; both sides together.
  public var shapeInset = 10.0
  /// Between the cells of neighbouring weekdays at the month level, in points.
  public var columnSpace = 0.0
  /// Between the cells of neighbouring weeks at the month level, in points.
  public var rowSpace = 0.0
  /// Whether the line above a row of the page of a month goes on where days of other months are hidden.
  public var continuesLines = true
  /// What is not seen of days while a page of the month level is turned.
  public var hiddenWhileTurning: DayParts = []

  /// Only the given rules: without one, days are numbers in ink.
  public init(rules: [DayRule]) { self.rules = rules }

  /// Where the number of a day stands.
  public enum NumberPlacement: UInt8, Hashable, Sendable {
    /// At the upper leading corner, with room for events below.
    case corner
    /// In the middle of the cell.
    case center
  }

  /// The look of a day: the type of that place and ink, changed by every rule that applies, in order.
  ///
  /// - Parameter place: one place.
  public func resolve(
    _ weekday: Weekday, _ flags: DayFlags, at place: DayPlaces = .month, type: TypeScale = TypeScale()
  ) -> DayLook {
    var look = DayLook(
      ink: .role(CalendarRole.ink), text: place == .year ? type.yearDay : type.dayNumber)
    for rule in rules where rule.applies(to: flags, on: weekday, at: place) { look.apply(rule.setting) }
    return look
  }

  /// Adds a rule that has the last word.
  public mutating func add(
    _ setting: DaySetting, any: DayFlags = [], all: DayFlags = [], none: DayFlags = [], on weekdays: WeekdaySet = .all,
    at places: DayPlaces = .all
  ) {
    rules.append(DayRule(setting, any: any, all: all, none: none, on: weekdays, at: places))
  }
}
