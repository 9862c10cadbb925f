public import CalendarSystems
public import ViewKit

/// One thing that a rule sets in the look of a day; see `DayLook` for what each means.
public enum DaySetting: Hashable, Sendable {
  /// The ground of the whole cell.
  case fill(Color?)
  /// An outline of the whole cell, inside it.
  case border(Ring?)
  /// A hairline along the upper edge.
  case topLine(Color?)
  /// The colour of the number.
  case ink(Color)
  /// The colour of the name of the weekday beside the number; `nil` for secondary ink.
  case nameInk(Color?)
  /// In points; lines become as high as they have to.
  case size(Double)
  /// The stroke weight of the number.
  case weight(TextStyle.Weight)
  /// A face of `Palette.fonts`.
  case font(FontRole)
  /// Where the number lies in the width it has.
  case alignment(TextStyle.Alignment)
  /// The shadow of the number.
  case shadow(TextShadow?)
  /// Of the number and the marks, 0...1.
  case opacity(Double)
  /// A round ground of the number itself, as that of today.
  case disc(Color?)
  /// An outline of that ground.
  case ring(Ring?)
  /// What lies behind the number, as large as the cell allows.
  case shape(DayShape)
  /// What fills the shape.
  case shapeFill(Color?)
  /// An outline of the shape.
  case shapeRing(Ring?)
  /// The colour of all marks; `nil` leaves each its own.
  case marks(Color?)
  /// The colour of marks that do not move when the day is selected, before `marks`; `nil` leaves each its own.
  case stillMarks(Color?)
}

/// A condition on a day and what it sets. Of several rules that set the same, the last counts.
public struct DayRule: Hashable, Sendable {
  /// What is set.
  public var setting: DaySetting
  /// At least one of these is true of the day; empty for no condition.
  public var any: DayFlags
  /// All of these are true of the day.
  public var all: DayFlags
  /// None of these is true of the day.
  public var none: DayFlags
  /// The weekdays on which it counts.
  public var weekdays: WeekdaySet
  /// Where it counts.
  public var places: DayPlaces

  /// Always and everywhere, unless conditions are given.
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

  /// Whether the rule counts for a day.
  public func applies(to flags: DayFlags, on weekday: Weekday, at place: DayPlaces) -> Bool {
    !places.isDisjoint(with: place) && weekdays.contains(weekday) && (any.isEmpty || !any.isDisjoint(with: flags))
      && all.isSubset(of: flags) && none.isDisjoint(with: flags)
  }
}

extension DayLook {
  /// Changes what a rule sets.
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
    case .marks(let color): marks = color
    case .stillMarks(let color): stillMarks = color
    }
  }
}
