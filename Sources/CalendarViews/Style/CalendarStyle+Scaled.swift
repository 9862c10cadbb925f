import CalendarLayout
public import CalendarViews
import ViewKit

extension CalendarStyle {
  /// Returns the style with texts that are larger or smaller, and with the rows that hold them as much higher or lower.
  ///
  /// Rows of months share the height of the view, so in a low view larger texts leave room for fewer events.
  /// - Parameter factor: the size of texts, 1 for that of the style; kept within 0.8…2.
  public func scaled(by factor: Double) -> CalendarStyle {
    let factor = factor.isFinite ? min(max(factor, 0.8), 2) : 1
    guard factor != 1 else { return self }
    var style = self
    func scale(_ text: inout TextStyle) {
      text.size = (text.size * factor).rounded()
      text.lineHeight = (text.lineHeight * factor).rounded(.up)
    }
    for path in Self.texts { scale(&style[keyPath: path]) }
    for path in Self.heights { style[keyPath: path] = (style[keyPath: path] * factor).rounded() }
    return style
  }

  private static var texts: [WritableKeyPath<CalendarStyle, TextStyle>] {
    [
      \.type.title, \.type.compactTitle, \.type.dayNumber, \.type.yearDay, \.type.yearMonth, \.type.section, \.type.row,
      \.type.event, \.type.time, \.type.hour, \.type.dayHeading, \.type.weekdayMenu, \.type.button, \.type.arrow,
    ]
  }

  /// The sizes of what holds a line of text.
  private static var heights: [WritableKeyPath<CalendarStyle, Double>] {
    [
      \.month.dayNumberHeight, \.month.barHeight, \.month.compactBarHeight, \.month.minimumRowHeight,
      \.month.minimumBarColumnWidth, \.timeline.gutterWidth, \.timeline.secondGutterWidth, \.timeline.labelHeight,
      \.timeline.minimumLabelDistance, \.timeline.minimumEventHeight, \.timeline.laneBarHeight,
      \.timeline.headingHeight, \.agenda.headingHeight, \.agenda.rowHeight, \.year.yearTitleHeight,
      \.year.monthTitleHeight, \.year.weekdayHeight, \.year.maximumRowHeight, \.header.height, \.header.buttonHeight,
      \.header.stripHeight, \.header.weekdayMenuHeight,
    ]
  }
}
