#if canImport(CoreGraphics)
  import CoreGraphics
  import Foundation
  import Geometry
  import SceneExport
  import ViewKit

  /// Draws a line of text with the fonts of a system.
  @MainActor protocol TextDrawing {
    /// Draws a line into a context whose y-axis points down.
    func draw(_ line: PaintText, in context: CGContext)
  }

  /// Paints operations into a Core Graphics context whose y-axis points down.
  @MainActor struct ContextPainter {
    let context: CGContext
    /// The number of device pixels per point.
    let scale: Double
    let text: any TextDrawing

    /// Paints operations, from back to front.
    func paint(_ operations: [PaintOperation]) {
      for operation in operations {
        context.saveGState()
        paint(operation)
        context.restoreGState()
      }
    }

    private func paint(_ operation: PaintOperation) {
      switch operation {
      case .fill(let shape, let color): fill(shape.cgPath, color)
      case .stroke(.path(let path), let stroke, let color) where stroke.isHairline:
        fill(hairlines(path, width: stroke.width / scale), color)
      case .stroke(let shape, let stroke, let color):
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(stroke.width)
        if stroke.isDashed { context.setLineDash(phase: 0, lengths: [3, 2]) }
        context.addPath(shape.cgPath)
        context.strokePath()
      case .image(let image): paint(image)
      case .text(let line): text.draw(line, in: context)
      }
    }

    private func fill(_ path: CGPath, _ color: RGBA) {
      context.setFillColor(color.cgColor)
      context.addPath(path)
      context.fillPath()
    }

    /// Returns lines that are a whole number of device pixels wide. Their paths are inset by half their width in
    /// points.
    private func hairlines(_ path: PaintPath, width: Double) -> CGPath {
      let lines = CGMutablePath()
      var start = Point.zero
      for step in path.steps {
        switch step {
        case .move(let point): start = point
        case .line(let end):
          let isVertical = start.x == end.x
          let half = width * scale / 2
          let x = min(start.x, end.x) - (isVertical ? half : 0)
          let y = min(start.y, end.y) - (isVertical ? 0 : half)
          lines.addRect(
            CGRect(
              x: isVertical ? snap(x) : x, y: isVertical ? y : snap(y),
              width: isVertical ? width : abs(end.x - start.x), height: isVertical ? abs(end.y - start.y) : width))
        case .arc: break
        }
      }
      return lines
    }

    private func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

    /// Paints outlines. Bitmaps are not loaded; their alternative text is painted instead.
    private func paint(_ image: PaintImage) {
      if let clip = image.clip {
        context.addPath(clip.shape.cgPath)
        context.clip()
      }
      guard case .outline(let path, let color) = image.content else { return paintLabel(image.label, in: image.rect) }
      let opacity = UInt8((Double(color.opacity) * image.opacity).rounded())
      fill(PaintShape.path(path).cgPath, RGBA(color.packed >> 8, opacity: opacity))
    }

    private func paintLabel(_ label: String, in rect: Rect) {
      guard !label.isEmpty else { return }
      let style = TextStyle(size: min(11, max(6, rect.height / 2)), lineHeight: 14, alignment: .center)
      let gray = RGBA(0x707070)
      let item = DisplayItem(
        id: .none, depth: 0, frame: rect, layer: Layer(textColor: .dynamic(light: gray, dark: gray), textStyle: style),
        text: label)
      let painting = Painting(palette: Palette(entries: []), appearance: .light, direction: .leftToRight)
      for case .text(let line) in painting.operations(for: item) { text.draw(line, in: context) }
    }
  }
#endif
