import Geometry
import ViewKit

/// A title bar whose parts have an order of their own.
extension HeaderView {
  /// The views in reading order.
  func orderedViews(_ order: [HeaderControl]) -> [View] { order.map { view(of: $0) } }

  /// Hides the parts that have no place, and brings the others into reading order.
  func showOrder(_ order: [HeaderControl]) {
    for control in HeaderControl.allCases where !order.contains(control) { view(of: control).isHidden = true }
    let views = orderedViews(order)
    let isOrdered = zip(subviews.filter { view in views.contains { $0 === view } }, views).allSatisfy { $0 === $1 }
    if !isOrdered { for view in views { addSubview(view) } }
  }

  /// Arranges the parts: those before the title from the leading edge, the others from the trailing edge.
  ///
  /// - Parameters:
  ///   - hasLine: whether the level switcher has a line of its own.
  func layOutOrdered(_ order: [HeaderControl], line: Double, height: Double, y: Double, hasLine: Bool) {
    let gap = metrics.buttonGap
    let position = order.firstIndex(of: .title) ?? order.count
    var start = layOutAccessory(at: startEdge, y: y, height: height)
    for control in order[..<position] {
      let width = width(of: control, height, hasLine)
      guard width > 0 else { continue }
      setFrame(of: view(of: control), Rect(x: start, y: y, width: width, height: height))
      start += width + gap
    }
    if start > startEdge { start += gap }
    var end = endEdge
    for control in order[position...].dropFirst().reversed() {
      let width = width(of: control, height, hasLine)
      guard width > 0 else { continue }
      end -= width
      setFrame(of: view(of: control), Rect(x: end, y: y, width: width, height: height))
      end -= gap
    }
    setFrame(of: title, Rect(x: start, y: 0, width: max(0, end - start), height: line))
  }

  private func view(of control: HeaderControl) -> View {
    switch control {
    case .previous: previous
    case .title: title
    case .today: today
    case .levels: switcher
    case .next: next
    }
  }

  /// The width of a control beside the title; 0 if it is hidden or on another line.
  private func width(of control: HeaderControl, _ height: Double, _ hasLine: Bool) -> Double {
    if view(of: control).isHidden { return 0 }
    switch control {
    case .previous, .next: return height
    case .today: return movesToday ? 0 : today.preferredWidth
    case .levels: return hasLine ? 0 : switcher.wantedWidth
    case .title: return 0
    }
  }
}
