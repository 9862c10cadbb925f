import Basics
import Geometry
import ViewKit

extension Painting {
  /// The height of the vertical center of a line above the baseline, as a fraction of the size: (ascender + descender)
  /// / 2 of Inter.
  private static let middle = 0.364
  /// The maximum number of scalars of a line that hosts with fonts measure.
  private static let wholeLimit = 2_000

  /// Returns the visible lines of a view's text, each as a separate text.
  func texts(of item: DisplayItem) -> [PaintText] {
    guard var style = item.layer.textStyle, style.wraps || style.keepsLineBreaks else {
      return line(of: item).map { [$0] } ?? []
    }
    let isCut = !style.wraps
    style.wraps = false
    style.keepsLineBreaks = false
    let box = item.frame.inset(by: item.layer.textInsets, direction: direction)
    var line = item
    line.layer.textStyle = style
    line.layer.textInsets = .zero
    // One line more than the box has room for, because heights are also estimates. A whole book in a title is not set
    // to its end.
    let room = box.height / style.lineHeight
    let limit = room >= 0 && room < 10_000 ? Int(room) + 2 : 10_000
    let lines =
      isCut
      ? item.text.utf8.split(separator: 10, maxSplits: limit).prefix(limit).map { String(decoding: $0, as: UTF8.self) }
      : TextWidthEstimate.lines(of: item.text, width: box.width, style: style, limit: limit)
    var texts: [PaintText] = []
    for (index, text) in lines.enumerated() {
      line.text = text
      line.frame = Rect(
        x: box.minX, y: box.minY + Double(index) * style.lineHeight, width: box.width, height: style.lineHeight)
      if let text = self.line(of: line) { texts.append(text) }
    }
    return texts
  }

  /// Returns the text of a view with a single line. It is aligned by the layout direction but set in its own direction:
  /// a Hebrew title in an English calendar starts at the left edge of its bar and reads from the right.
  private func line(of item: DisplayItem) -> PaintText? {
    let layer = item.layer
    guard !item.text.utf8.isEmpty, let style = layer.textStyle, let color = layer.textColor else { return nil }
    let box = item.frame.inset(by: layer.textInsets, direction: direction)
    guard !box.isEmpty, style.size > 0 else { return nil }
    let fitted = TextWidthEstimate.fitting(item.text, width: box.width, style: style)
    guard !fitted.utf8.isEmpty else { return nil }
    // Digits and symbols alone, such as "+4" and "9:15 – 9:30", read from the left in all languages, as in browsers.
    let baseDirection = BaseDirection.of(item.text, fallback: style.keepsLineBreaks ? direction : .leftToRight)
    let anchor = anchor(style.alignment, in: box, baseDirection)
    let middle = style.isAtTop ? box.minY + style.lineHeight / 2 : box.midY
    let whole = String(String.UnicodeScalarView(item.text.unicodeScalars.prefix(Painting.wholeLimit)))
    let reachesOver = TextWidthEstimate.width(of: fitted, style: style) > box.width * 0.85
    return PaintText(
      fitted: style.isUppercase ? Capitals.text(fitted) : fitted,
      whole: style.isUppercase ? Capitals.text(whole) : whole, x: anchor.x,
      baseline: middle + style.size * Painting.middle, anchor: anchor.part, direction: baseDirection, style: style,
      font: palette.font(style.font), color: resolve(color),
      shadow: layer.textShadow.map { (resolve($0.color), $0.offset) }, isHidden: item.accessibility.role == .none,
      box: box, frame: item.frame, clip: reachesOver ? item.frame : nil)
  }

  /// Returns the edge to which the text is aligned, and the end of the text at that edge.
  private func anchor(
    _ alignment: TextStyle.Alignment, in box: Rect, _ baseDirection: LayoutDirection
  ) -> (x: Double, part: PaintText.Anchor) {
    let isLeft: Bool
    switch alignment {
    case .center: return (box.midX, .middle)
    case .leading: isLeft = direction == .leftToRight
    case .trailing: isLeft = direction == .rightToLeft
    }
    let startsHere = isLeft == (baseDirection == .leftToRight)
    return (isLeft ? box.minX : box.maxX, startsHere ? .start : .end)
  }
}
