import CalendarViews
import Geometry
import ViewKit

/// The frames that rows with fields share.
extension FormMetrics {
  /// Places the name beside its fields, or above them in a narrow row. Returns the position of the first field.
  func arrange(_ name: View, width: Double, _ set: (View, Rect) -> Void) -> (x: Double, y: Double) {
    let column = column(width: width)
    guard isNarrow(width: width) else {
      set(name, Rect(x: 8, y: 0, width: column - 16, height: rowHeight))
      return (column, 0)
    }
    set(name, Rect(x: 8, y: 0, width: width - 16, height: type.row.lineHeight))
    return (0, type.row.lineHeight + 4)
  }

  /// Places a text below fields, unless it is hidden. Returns its height.
  func arrange(_ text: View, x: Double, y: Double, width: Double, _ set: (View, Rect) -> Void) -> Double {
    guard !text.isHidden else { return 0 }
    let height = textHeight(of: text, width: width - x - 8)
    set(text, Rect(x: x + 8, y: y + FormMetrics.gap, width: width - x - 16, height: height))
    return FormMetrics.gap + height
  }
}
