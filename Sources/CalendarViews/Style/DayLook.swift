public import ViewKit

/// How one day looks at one place, as the rules of a `DayStyle` make it. Hooks may change the views all the same.
public struct DayLook: Hashable, Sendable {
  /// The ground of the whole cell; `nil` shows what lies behind.
  public var fill: Color?
  /// An outline of the whole cell, inside it.
  public var border: Ring?
  /// A hairline along the upper edge.
  public var topLine: Color?
  /// The colour of the number.
  public var ink: Color
  /// The colour of the name of the weekday beside the number, in rows of days and headings; `nil` for secondary ink.
  public var nameInk: Color?
  /// The type of the number.
  public var text: TextStyle
  /// The shadow of the number.
  public var shadow: TextShadow?
  /// Of the number and the marks, 0...1.
  public var opacity: Double
  /// A round ground of the number itself, as that of today.
  public var disc: Color?
  /// An outline of that ground.
  public var ring: Ring?
  /// What lies behind the number, as large as the cell allows.
  public var shape: DayShape
  /// What fills the shape.
  public var shapeFill: Color?
  /// An outline of the shape.
  public var shapeRing: Ring?
  /// The colour of all marks; `nil` leaves each its own.
  public var marks: Color?
  /// The colour of marks that do not move when the day is selected, before `marks`; `nil` leaves each its own.
  public var stillMarks: Color?

  /// A number without a ground.
  public init(ink: Color, text: TextStyle) {
    self.ink = ink
    self.text = text
    opacity = 1
    shape = .none
  }
}

/// What can lie behind the number of a day.
public enum DayShape: Hashable, Sendable {
  /// Nothing.
  case none
  /// A circle around the middle of the cell.
  case circle
  /// A circle that goes on to the trailing edge of the cell: the first day of a span. (The left flag.)
  case startFlag
  /// A circle that goes on to the leading edge of the cell: the last day of a span. (The right flag.)
  case endFlag
  /// From edge to edge, as high as the circle: a day inside a span.
  case bar
  /// A square around the middle with rounded corners; the radius as a part of its side, 0...0.5.
  case roundedSquare(Double)
  /// A square around the middle, cut to an outline of `Palette.outlines`.
  case outline(OutlineRole)
}

/// Parts of days that can be hidden for a while.
public struct DayParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The lines above days.
  public static let topLines = DayParts(rawValue: 1)
  /// The marks.
  public static let marks = DayParts(rawValue: 2)
}

/// Where days are shown.
public struct DayPlaces: OptionSet, Hashable, Sendable {
  /// A bit for each place.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cells of the month level.
  public static let month = DayPlaces(rawValue: 1)
  /// The small days of the year level.
  public static let year = DayPlaces(rawValue: 2)
  /// The row of days above a list, where there is little room.
  public static let strip = DayPlaces(rawValue: 4)
  /// The headings above the columns of hours.
  public static let heading = DayPlaces(rawValue: 8)
  /// Everywhere.
  public static let all = DayPlaces(rawValue: 15)
}
