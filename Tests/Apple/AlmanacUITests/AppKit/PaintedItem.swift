import Almanac
import AppKit
import HostConformance

@testable import AlmanacUI

/// What was painted for one view: for each operation a mark of the context, or none.
struct PaintedItem {
  private var parts: [(operation: PaintOperation, mark: CGContext.StandInMark?)] = []

  /// An item whose marks are unknown, because more was painted than its operations.
  static var extra: PaintedItem {
    var item = PaintedItem()
    item.parts = [(.fill(.rect(.zero, radius: 0), RGBA(0)), nil)]
    return item
  }

  /// Adds an operation with the mark that came next.
  mutating func add(_ operation: PaintOperation, _ mark: CGContext.StandInMark?) { parts.append((operation, mark)) }

  /// Writes what the marks show into a view.
  func read(into view: inout ShownView) {
    for (index, part) in parts.enumerated() {
      guard let mark = part.mark else { return reject(&view) }
      view.opacity = Double(mark.opacity)
      switch (mark.kind, part.operation) {
      case (.fill(let path, let color), .fill(let shape, let expected)):
        if color != expected.cgColor, index == 0 { view.look.fill = RGBA(color) }
        if color != expected.cgColor, index > 0 { return reject(&view) }
        if path.standInSteps != shape.cgPath.standInSteps { return reject(&view) }
      case (.fill(_, let color), .stroke(_, let stroke, let expected)):
        if !stroke.isHairline || color != expected.cgColor { return reject(&view) }
      case (.stroke(let path, let color, let width, _), .stroke(let shape, let stroke, let expected)):
        if color != expected.cgColor || Double(width) != stroke.width { return reject(&view) }
        if path.standInSteps != shape.cgPath.standInSteps { return reject(&view) }
      case (.fill, .image), (.text, .image): break
      case (.text(let text, let rect), .text(let line)): read(text, rect, line, into: &view)
      default: return reject(&view)
      }
    }
  }

  private func reject(_ view: inout ShownView) {
    view.visible = nil
    view.look = ShownLook()
    view.text = "not what is painted"
  }

  private func read(_ text: NSAttributedString, _ rect: CGRect, _ line: PaintText, into view: inout ShownView) {
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    guard let font = attributes[.font] as? NSFont, let color = attributes[.foregroundColor] as? NSColor,
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    else { return reject(&view) }
    let top = line.baseline - Double(font.ascender)
    let tops = [top, top + (line.shadow?.offset ?? 0)]
    guard Double(rect.minX) == line.box.minX, Double(rect.width) == line.box.width,
      tops.contains(where: { abs(Double(rect.minY) - $0) < 0.001 })
    else { return reject(&view) }
    if text.string != line.whole { view.text = text.string }
    if color.cgColor != line.shadow?.color.cgColor { view.look.textColor = RGBA(color.cgColor) }
    view.look.textSize = Double(font.pointSize)
    view.look.side =
      switch paragraph.alignment {
      case .center: .center
      case .right: .right
      default: .left
      }
  }
}

extension RGBA {
  /// The color of CoreGraphics in whole steps.
  fileprivate init(_ color: CGColor) {
    let parts = (color.components ?? []).map { UInt32(($0 * 255).rounded()) }
    self.init(parts[0] << 16 | parts[1] << 8 | parts[2], opacity: UInt8(parts[3]))
  }
}
