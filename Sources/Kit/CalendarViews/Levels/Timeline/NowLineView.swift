import Geometry
import ViewKit

/// The current-time line in the column of today, with a dot at the leading edge.
final class NowLineView: View {
  private let line = View()
  private let dot = View()

  init() {
    super.init(traits: [])
    partName = .now
    addSubview(line)
    addSubview(dot)
    line.layer = Layer(fill: .role(CalendarRole.accent))
    dot.layer = Layer(
      fill: .role(CalendarRole.accent), leadingRadius: NowLineView.dotSize / 2, trailingRadius: NowLineView.dotSize / 2)
  }

  /// - Parameters:
  ///   - column: the column of the day.
  ///   - y: the position of the current time, from the top of the column.
  func place(in column: Rect, y: Double, isRightToLeft: Bool) {
    let size = NowLineView.dotSize
    frame = Rect(x: column.minX, y: column.minY + y - size / 2, width: column.width, height: size)
    line.frame = Rect(x: 0, y: (size - NowLineView.width) / 2, width: column.width, height: NowLineView.width)
    dot.frame = Rect(x: isRightToLeft ? column.width - size : 0, y: 0, width: size, height: size)
  }

  private static let dotSize = 8.0
  private static let width = 1.5
}
