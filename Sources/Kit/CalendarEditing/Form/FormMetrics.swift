import CalendarViews
import Geometry
import ViewKit

/// The sizes and looks that the rows of a form share.
struct FormMetrics {
  let type: TypeScale
  let isTouch: Bool
  let isRightToLeft: Bool
  /// Whether fields have buttons that open a month or a list of times.
  let hasPickers: Bool

  /// The distance between rows, and between rows and the edges of the form, in points.
  static let (gap, margin) = (6.0, 12.0)
  /// The width of a button that opens a picker, in points.
  static let buttonWidth = 32.0

  /// The height of fields and rows, in points.
  var rowHeight: Double { max(isTouch ? 44 : 34, type.row.lineHeight + 14) }

  /// The look of names and other texts beside fields.
  var secondary: Layer { Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.row) }

  /// Returns the width of the names beside fields, for a row width.
  func column(width: Double) -> Double { min(width / 3, 96 * type.row.lineHeight / 18).rounded(.down) }

  /// Returns the width of a time field, for a row width.
  func timeWidth(width: Double) -> Double {
    min(104 * type.row.lineHeight / 18, (width - column(width: width)) * 0.42).rounded(.down)
  }

  /// Returns whether names lie above their fields, because long dates need the space beside them.
  func isNarrow(width: Double) -> Bool {
    let buttons = hasPickers ? 2 * FormMetrics.buttonWidth : 0
    let room = width - column(width: width) - timeWidth(width: width) - FormMetrics.gap - buttons
    return room < 150 * type.row.lineHeight / 18
  }

  /// Returns the height of a view's text at a width.
  func textHeight(of view: View, width: Double) -> Double {
    guard let style = view.layer.textStyle else { return 0 }
    // Host fonts may be wider than the estimate.
    let lines = TextWidthEstimate.lines(of: view.text, width: width * 0.92, style: style)
    return Double(max(1, lines.count)) * style.lineHeight
  }

  /// Creates the hidden view for a field's error text.
  func problemView() -> View {
    let view = View()
    view.layer = secondary
    view.layer.textStyle?.wraps = true
    view.layer.textColor = .role(CalendarRole.accent)
    view.accessibility = AccessibilityNode(role: .paragraph, states: .live)
    view.isHidden = true
    return view
  }

  /// Returns the outline of a field.
  func ring(isWrong: Bool) -> Ring {
    Ring(color: .role(isWrong ? CalendarRole.accent : CalendarRole.tertiaryInk), width: isWrong ? 2 : 1)
  }
}
