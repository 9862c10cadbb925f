public import Geometry
public import ViewKit

/// Converts the layer, image, and text of a view to paint operations, from back to front: fill, hatch, stripe,
/// hairlines, ring, image, text.
///
///     let painting = Painting(palette: palette, appearance: .light, direction: .leftToRight)
///     for item in window.displayList().items {
///       for operation in painting.operations(for: item) { paint(operation) }
///     }
///
/// All painters use these operations, so SVG, PNG, and PDF look the same. `PaintGroups` computes the clips and
/// opacities of groups of views.
public struct Painting: Sendable {
  /// The source of colors, font families, and outlines for roles.
  public let palette: Palette
  /// The light or dark variant of colors.
  public let appearance: Appearance
  /// The layout direction, which determines leading edges. Frames are used unchanged.
  public let direction: LayoutDirection

  /// Creates a converter for a picture.
  public init(palette: Palette, appearance: Appearance, direction: LayoutDirection) {
    self.palette = palette
    self.appearance = appearance
    self.direction = direction
  }

  /// Returns the operations that paint a view without its subviews.
  public func operations(for item: DisplayItem) -> [PaintOperation] {
    var operations = shapes(of: item.layer, in: item.frame)
    if let image = item.image, let painted = paintImage(image, layer: item.layer, in: item.frame) {
      operations.append(.image(painted))
    }
    for text in texts(of: item) { operations.append(.text(text)) }
    return operations
  }

  /// Returns the color for the surroundings.
  func resolve(_ color: Color) -> RGBA { palette.resolve(color, appearance: appearance) }

  private func visible(_ color: Color?) -> RGBA? {
    guard let color else { return nil }
    let value = resolve(color)
    return value.opacity > 0 ? value : nil
  }

  private func shapes(of layer: Layer, in frame: Rect) -> [PaintOperation] {
    guard !frame.isEmpty else { return [] }
    var operations: [PaintOperation] = []
    let corners = Corners(layer: layer, size: frame.size, direction: direction)
    if let fill = visible(layer.fill) {
      if let outline = palette.outline(layer.outline) {
        operations.append(.fill(.path(PaintPath(outline, in: frame)), fill))
      } else {
        operations.append(.fill(corners.shape(of: frame), fill))
      }
    }
    if let hatch = visible(layer.hatch) {
      operations.append(.stroke(.path(hatching(frame)), PaintStroke(width: 1), hatch))
    }
    if let stripe = layer.stripe, stripe.width > 0, let color = visible(stripe.color) {
      operations.append(.fill(shape(of: stripe, in: frame, corners), color))
    }
    if !layer.lines.isEmpty, let color = visible(layer.lineColor) {
      let stroke = PaintStroke(width: Double(palette.lineWidth), isHairline: true)
      operations.append(.stroke(.path(hairlines(layer.lines, in: frame)), stroke, color))
    }
    if let ring = layer.ring, ring.width > 0, let color = visible(ring.color) {
      let half = ring.width / 2
      let inner = frame.inset(by: Insets(top: half, leading: half, bottom: half, trailing: half))
      let stroke = PaintStroke(width: ring.width, isDashed: ring.isDashed)
      operations.append(.stroke(corners.reduced(by: half).shape(of: inner), stroke, color))
    }
    return operations
  }

  /// Returns the part of the outline inside a stripe along the leading edge.
  private func shape(of stripe: Stripe, in frame: Rect, _ corners: Corners) -> PaintShape {
    let width = min(stripe.width, frame.width)
    let isLeft = direction == .leftToRight
    let radius = isLeft ? corners.left : corners.right
    guard radius > 0 else {
      let x = isLeft ? frame.minX : frame.maxX - width
      return .rect(Rect(x: x, y: frame.minY, width: width, height: frame.height), radius: 0)
    }
    // Mirrored for right-to-left: `inward` points from the leading edge into the frame, and arcs turn the other way.
    let inward = isLeft ? 1.0 : -1.0
    let edge = isLeft ? frame.minX : frame.maxX
    let inner = edge + inward * width
    let beside = max(0, radius - width)
    let drop = radius - (radius * radius - beside * beside).squareRoot()
    var path = PaintPath()
    path.move(inner, frame.minY + drop)
    if width > radius { path.line(edge + inward * radius, frame.minY) }
    path.arc(radius, edge, frame.minY + radius, isClockwise: !isLeft)
    path.line(edge, frame.maxY - radius)
    if width > radius {
      path.arc(radius, edge + inward * radius, frame.maxY, isClockwise: !isLeft)
      path.line(inner, frame.maxY)
    } else {
      path.arc(radius, inner, frame.maxY - drop, isClockwise: !isLeft)
    }
    path.isClosed = true
    return .path(path)
  }

  /// Returns one path of diagonals that rise to the right, each clipped to the frame.
  private func hatching(_ frame: Rect) -> PaintPath {
    var path = PaintPath()
    var distance = Layer.hatchPitch
    while distance < frame.width + frame.height {
      let left = max(0, distance - frame.height)
      let right = min(distance, frame.width)
      path.segment(
        frame.minX + left, frame.minY + distance - left, frame.minX + right, frame.minY + distance - right)
      distance += Layer.hatchPitch
    }
    return path
  }

  /// Returns one path along the given edges, inset by half its width.
  private func hairlines(_ lines: EdgeLines, in frame: Rect) -> PaintPath {
    let isLeft = direction == .leftToRight
    let half = Double(palette.lineWidth) / 2
    var path = PaintPath()
    if lines.contains(.top) { path.segment(frame.minX, frame.minY + half, frame.maxX, frame.minY + half) }
    if lines.contains(.bottom) { path.segment(frame.minX, frame.maxY - half, frame.maxX, frame.maxY - half) }
    if lines.contains(isLeft ? .leading : .trailing) {
      path.segment(frame.minX + half, frame.minY, frame.minX + half, frame.maxY)
    }
    if lines.contains(isLeft ? .trailing : .leading) {
      path.segment(frame.maxX - half, frame.minY, frame.maxX - half, frame.maxY)
    }
    return path
  }
}
