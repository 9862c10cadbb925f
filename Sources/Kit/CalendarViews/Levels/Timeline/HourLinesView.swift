import CalendarLayout
import Geometry
import ViewKit

/// The lines of slots, by default of hours and half-hours, behind the columns, as wide as the view.
final class HourLinesView: View {
  private var lines: [View] = []

  init() { super.init(traits: .letsPointersThrough) }

  /// Shows lines. The view's frame spans all columns, starting at the first visible minute.
  func show(_ shown: [TimelineLine]) {
    while lines.count < shown.count {
      let line = View()
      line.partName = .hourLine
      lines.append(line)
      addSubview(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= shown.count
      guard index < shown.count else { continue }
      line.frame = Rect(x: 0, y: shown[index].y, width: frame.width, height: 1)
      line.layer = Layer(
        lines: .top, lineColor: .role(CalendarRole.hairline), opacity: shown[index].isHour ? 1 : 0.5)
    }
  }
}
