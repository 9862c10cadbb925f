import Geometry
import ViewKit

/// The stacked rows of a form, which scroll if space is limited. Hidden rows take no space.
///
/// Rows are added in reading order, which Tab follows.
final class FormStack: ScrollView {
  private struct Row {
    let view: View
    let before: Double
    let after: Double
    let height: (Double) -> Double
  }

  private var rows: [Row] = []

  /// Adds a row below the others.
  ///
  /// - Parameters:
  ///   - before: the extra distance from the row above, in points.
  ///   - after: the distance from the row below, in points.
  ///   - height: returns the height of the row at a width. Released when the window closes.
  func add(
    _ view: View, before: Double = 0, after: Double = FormMetrics.gap, height: @escaping (Double) -> Double
  ) {
    rows.append(Row(view: view, before: before, after: after, height: height))
    addSubview(view)
  }

  /// Returns the height of all rows at a width.
  func wantedHeight(width: Double) -> Double { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    let height = arrange(width: frame.width) { $0.frame = $1 }
    contentSize = Size(width: frame.width, height: height - 2)
  }

  private func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let room = max(0, width - 2 * FormMetrics.margin)
    var y = FormMetrics.margin
    for row in rows where !row.view.isHidden {
      let height = row.height(room)
      set(row.view, Rect(x: FormMetrics.margin, y: y + row.before, width: room, height: height))
      y += row.before + height + row.after
    }
    return y
  }

  override func windowWillClose() { rows = [] }
}
