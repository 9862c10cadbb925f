import Events
import Geometry
import ViewKit

/// A background event of a day in a month: a subtle tint of the whole cell and, where the event begins, the title
/// beside the number.
final class DayTintView: View {
  let tintView = View()
  let titleView = View()

  init() {
    super.init()
    addSubview(tintView)
    addSubview(titleView)
  }

  /// - Parameters:
  ///   - isTinted: whether the tint is visible; false if the day has another background, such as when it is selected.
  ///   - hasTitle: whether the title is visible, if it fits.
  func show(_ background: WeekContent.Background, isTinted: Bool, hasTitle: Bool, style: CalendarStyle) {
    let look = EventLook(background.color)
    tintView.layer = Layer(fill: isTinted ? look.tint : nil, opacity: DayTintView.strength)
    titleView.text = hasTitle ? background.title : ""
    titleView.layer = Layer(textColor: look.text, textStyle: style.type.time)
  }

  /// The opacity. Bars would not stand out against a stronger tint.
  static let strength = 0.5
}

extension DayCell {
  /// Shows the day's background event, or none.
  ///
  /// - Parameter isFirst: whether the cell is the first of its row with this background.
  final func show(background: WeekContent.Background?, isFirst: Bool, style: CalendarStyle) {
    guard let background, let context else {
      backgroundView?.isHidden = true
      return
    }
    let view = backgroundView ?? DayTintView()
    if backgroundView == nil {
      backgroundView = view
      addSubview(view)
      backDecoration?.bringToFront()
      sortSubviews()
    }
    view.isHidden = false
    view.show(
      background, isTinted: context.flags.isDisjoint(with: DayStyle.highlighted),
      hasTitle: isFirst && placement == .corner, style: style)
    setNeedsLayout()
  }

  /// Lays out the tint, which covers the cell except the line at its top, and the title beside the number.
  final func layOutBackground() {
    guard let backgroundView, !backgroundView.isHidden else { return }
    backgroundView.frame = Rect(x: 0, y: 1, width: frame.width, height: max(0, frame.height - 1))
    backgroundView.tintView.frame = Rect(origin: .zero, size: backgroundView.frame.size)
    let x = wideDisc + DayCell.titleGap
    let room = frame.width - x - DayCell.titleGap
    backgroundView.titleView.isHidden = room < DayCell.leastTitle
    backgroundView.titleView.frame = directed(Rect(x: x, y: 0, width: max(0, room), height: disc))
  }

  private static let titleGap = 6.0
  /// The minimum width of a title. Narrower ones would be meaningless.
  private static let leastTitle = 36.0
}
