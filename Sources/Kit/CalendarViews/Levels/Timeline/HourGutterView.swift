import CalendarLayout
import Geometry
import ViewKit

/// The hour labels at the leading edge, for the display zone and, optionally, a second zone beside it.
final class HourGutterView: View {
  private var labels: [View] = []

  struct Item {
    var frame: Rect
    var text: String
    /// Whether the label belongs to the second zone.
    var isSecond: Bool
    /// The time of the label, in seconds from midnight; `nil` for the name of a time zone.
    var second: Int?
  }

  /// Shows labels. The view's frame is the gutter, starting at the first visible minute. Without width, labels lie
  /// above the first column.
  func show(_ items: [Item], _ context: LevelContext) {
    layer = Layer(fill: .role(CalendarRole.background))
    while labels.count < items.count {
      let label = View()
      label.partName = .hour
      labels.append(label)
      addSubview(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= items.count
      guard index < items.count else { continue }
      let item = items[index]
      label.text = item.text
      label.frame = item.frame.offset(by: Point(x: -frame.minX, y: 0))
      label.layer = Layer(
        textColor: .role(item.isSecond ? CalendarRole.tertiaryInk : CalendarRole.secondaryInk),
        textStyle: context.configuration.style.type.hour)
      guard let second = item.second else {
        label.hostedContent = ""
        continue
      }
      context.responder?.willDisplay(
        label: label, of: item.text, in: .hour(second: second, isSecond: item.isSecond))
    }
  }
}
