import CalendarLayout
import ViewKit

extension CalendarStyle {
  /// Returns the style with scaled text and with proportionally scaled rows for that text.
  ///
  /// The rows of a month share the height of the view, so in a short view larger text leaves room for fewer events.
  /// - Parameter factor: the scale of the text, clamped to 0.8...2; 1 keeps the size.
  public func scaled(by factor: Double) -> CalendarStyle {
    let factor = factor.isFinite ? min(max(factor, 0.8), 2) : 1
    guard factor != 1 else { return self }
    var style = self
    style.type.scale(by: factor)
    func scale(_ height: inout Double) { height = (height * factor).rounded() }
    scale(&style.month.dayNumberHeight)
    scale(&style.month.barHeight)
    scale(&style.month.compactBarHeight)
    scale(&style.month.minimumRowHeight)
    scale(&style.month.minimumBarColumnWidth)
    scale(&style.timeline.gutterWidth)
    scale(&style.timeline.secondGutterWidth)
    scale(&style.timeline.labelHeight)
    scale(&style.timeline.minimumLabelDistance)
    scale(&style.timeline.minimumEventHeight)
    scale(&style.timeline.laneBarHeight)
    scale(&style.timeline.headingHeight)
    scale(&style.agenda.headingHeight)
    scale(&style.agenda.rowHeight)
    scale(&style.year.yearTitleHeight)
    scale(&style.year.monthTitleHeight)
    scale(&style.year.weekdayHeight)
    scale(&style.year.maximumRowHeight)
    scale(&style.header.height)
    scale(&style.header.buttonHeight)
    scale(&style.header.stripHeight)
    scale(&style.header.weekdayMenuHeight)
    scale(&style.header.compactWidth)
    scale(&style.header.switchWidth)
    return style
  }
}

extension TypeScale {
  fileprivate mutating func scale(by factor: Double) {
    func scale(_ text: inout TextStyle) {
      text.size = (text.size * factor).rounded()
      text.lineHeight = (text.lineHeight * factor).rounded(.up)
    }
    scale(&title)
    scale(&compactTitle)
    scale(&dayNumber)
    scale(&yearDay)
    scale(&yearMonth)
    scale(&section)
    scale(&row)
    scale(&event)
    scale(&time)
    scale(&hour)
    scale(&dayHeading)
    scale(&weekdayMenu)
    scale(&button)
    scale(&arrow)
    self.factor *= factor
  }
}
