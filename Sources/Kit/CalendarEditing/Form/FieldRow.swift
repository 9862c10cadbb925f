import CalendarViews
import Geometry
import ViewKit

/// A field of a form with its name beside or above it, and its error below.
final class FieldRow: View {
  let field: TextField
  let problem: View
  private let name = View()
  private let metrics: FormMetrics

  /// Creates a row.
  init(_ name: String, _ metrics: FormMetrics) {
    field = TextField(label: name, kind: .text)
    problem = metrics.problemView()
    self.metrics = metrics
    super.init()
    self.name.text = name
    self.name.layer = metrics.secondary
    field.configure(metrics.type.row)
    for view in [self.name, field, problem] { addSubview(view) }
  }

  /// Shows the error of the field; an empty text for none.
  func show(problem text: String, separator: String) {
    problem.text = text
    problem.isHidden = text.utf8.isEmpty
    field.label = problem.isHidden ? name.text : name.text + separator + text
    field.layer.ring = metrics.ring(isWrong: !problem.isHidden)
    setNeedsLayout()
  }

  /// Returns the height of the row at a width.
  func height(width: Double) -> Double { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    _ = arrange(width: frame.width) { $0.frame = metrics.isRightToLeft ? $1.mirrored(in: frame.width) : $1 }
  }

  private func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let (x, top) = metrics.arrange(name, width: width, set)
    set(field, Rect(x: x, y: top, width: width - x, height: metrics.rowHeight))
    return top + metrics.rowHeight + metrics.arrange(problem, x: x, y: top + metrics.rowHeight, width: width, set)
  }
}
