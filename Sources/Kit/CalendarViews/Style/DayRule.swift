public import CalendarSystems
public import ViewKit

/// A property of a day's look with its value. Each case corresponds to a property of `DayLook`.
public enum DaySetting: Hashable, Sendable {
  /// The background of the whole cell.
  case fill(Color?)
  /// The outline of the whole cell, inside its edges.
  case border(Ring?)
  /// The color of a hairline along the top of the cell.
  case topLine(Color?)
  /// The color of the number.
  case ink(Color)
  /// The color of the weekday name beside the number of a heading; `nil` for the secondary ink.
  case nameInk(Color?)
  /// The size of the number, in points. The line height grows if needed.
  case size(Double)
  /// The stroke weight of the number.
  case weight(TextStyle.Weight)
  /// The font of the number, one of `Palette.fonts`; see `CalendarStyle.define(_:)`.
  case font(FontRole)
  /// The alignment of the number in its available width.
  case alignment(TextStyle.Alignment)
  /// The shadow of the number.
  case shadow(TextShadow?)
  /// The opacity of the number and the indicators, 0...1.
  case opacity(Double)
  /// The color of a disc behind the number, such as today's.
  case disc(Color?)
  /// The outline of the disc.
  case ring(Ring?)
  /// The shape behind the number, as large as the cell allows. Only months and rows of days show shapes.
  case shape(DayShape)
  /// The color that fills the shape.
  case shapeFill(Color?)
  /// The outline of the shape.
  case shapeRing(Ring?)
  /// The color of all indicators; `nil` keeps their own colors.
  case indicatorColor(Color?)
  /// The color of indicators that do not move when the day is selected; `nil` keeps their own colors. `indicatorColor`
  /// takes precedence.
  case stationaryIndicatorColor(Color?)
}

/// A rule that sets one property of the look of the days that meet its conditions.
///
/// If several rules of a `DayStyle` set the same property for a day, the last one wins:
///
///     // Sundays in the accent color, but not those of other months.
///     DayRule(.ink(.role(CalendarRole.accent)), none: .outOfScope, on: WeekdaySet([.sunday]))
///
/// `CalendarStyle.day.add(_:any:all:none:on:at:)` creates a rule and adds it at the end.
public struct DayRule: Hashable, Sendable {
  /// The property and its value.
  public var setting: DaySetting
  /// Flags of which the day must have at least one; empty for no condition.
  public var any: DayFlags
  /// Flags that the day must all have.
  public var all: DayFlags
  /// Flags that the day must not have.
  public var none: DayFlags
  /// The weekdays to which the rule applies.
  public var weekdays: WeekdaySet
  /// The places in which the rule applies.
  public var places: DayPlaces

  /// Creates a rule. Without conditions, it applies to all days in all places.
  public init(
    _ setting: DaySetting, any: DayFlags = [], all: DayFlags = [], none: DayFlags = [], on weekdays: WeekdaySet = .all,
    at places: DayPlaces = .all
  ) {
    self.setting = setting
    self.any = any
    self.all = all
    self.none = none
    self.weekdays = weekdays
    self.places = places
  }

  /// Returns whether the rule applies to a day in at least one of the given places.
  public func applies(to flags: DayFlags, on weekday: Weekday, at place: DayPlaces) -> Bool {
    !places.isDisjoint(with: place) && weekdays.contains(weekday) && (any.isEmpty || !any.isDisjoint(with: flags))
      && all.isSubset(of: flags) && none.isDisjoint(with: flags)
  }
}

extension DayLook {
  /// Sets the property that a setting names.
  public mutating func apply(_ setting: DaySetting) {
    switch setting {
    case .fill(let color): fill = color
    case .border(let ring): border = ring
    case .topLine(let color): topLine = color
    case .ink(let color): ink = color
    case .nameInk(let color): nameInk = color
    case .size(let size):
      text.size = size
      text.lineHeight = max(text.lineHeight, (size * 1.2).rounded(.up))
    case .weight(let weight): text.weight = weight
    case .font(let role): text.font = role
    case .alignment(let alignment): text.alignment = alignment
    case .shadow(let value): shadow = value
    case .opacity(let value): opacity = value
    case .disc(let color): disc = color
    case .ring(let value): ring = value
    case .shape(let value): shape = value
    case .shapeFill(let color): shapeFill = color
    case .shapeRing(let value): shapeRing = value
    case .indicatorColor(let color): indicatorColor = color
    case .stationaryIndicatorColor(let color): stationaryIndicatorColor = color
    }
  }
}
