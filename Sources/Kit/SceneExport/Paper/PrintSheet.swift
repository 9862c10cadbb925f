public import CalendarSystems
public import Geometry

/// A sheet of paper, with the positions of its contents.
public struct PrintSheet: Equatable, Sendable {
  /// A period, and its frame on the sheet.
  public struct Frame: Equatable, Sendable {
    /// The first and last printed day of the period.
    public var days: ClosedRange<DayNumber>
    /// The frame, in points.
    public var frame: Rect
  }

  /// The number of the sheet, starting at 1.
  public var number: Int
  /// The line above the frames; empty if there is none.
  public var head: Rect
  /// The line below the frames; empty if there is none.
  public var foot: Rect
  /// The frames of the periods, in reading order.
  public var frames: [Frame]

  /// A text form of the sheet for tests.
  public var text: String {
    var text = "sheet " + FixedPoint.integer(Int64(number)) + "\n"
    if !head.isEmpty { text += "  head " + PrintSheet.text(head) + "\n" }
    for each in frames {
      text += "  " + ISODate.format(each.days.lowerBound) + " to " + ISODate.format(each.days.upperBound) + " "
      text += PrintSheet.text(each.frame) + "\n"
    }
    if !foot.isEmpty { text += "  foot " + PrintSheet.text(foot) + "\n" }
    return text
  }

  private static func text(_ rect: Rect) -> String {
    FixedPoint.text(rect.minX, decimals: 1) + "," + FixedPoint.text(rect.minY, decimals: 1) + " "
      + FixedPoint.text(rect.width, decimals: 1) + "x" + FixedPoint.text(rect.height, decimals: 1)
  }
}
