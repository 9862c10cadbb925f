import Basics
public import CalendarSystems
import ViewKit

/// The model of a header of the agenda: the texts of a day's heading.
public struct AgendaHeading: Equatable, Sendable {
  /// The day.
  public var day: DayNumber
  /// The full date.
  public var text: String
  /// Whether it is today.
  public var isToday: Bool

  /// Texts are compared byte by byte, which needs no Unicode tables.
  public static func == (a: AgendaHeading, b: AgendaHeading) -> Bool {
    a.day == b.day && a.isToday == b.isToday && a.text.hasSameBytes(as: b.text)
  }
}
