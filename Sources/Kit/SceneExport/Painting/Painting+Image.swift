import Geometry
import ViewKit

extension Painting {
  /// Returns an image in a view with a layer; `nil` if there is no room.
  func paintImage(_ image: Image, layer: Layer, in frame: Rect) -> PaintImage? {
    guard !frame.isEmpty else { return nil }
    let corners = Corners(layer: layer, size: frame.size, direction: direction)
    let rect = rect(of: image, in: frame)
    let content: PaintImage.Content
    switch image.source.content {
    case .outline(let outline):
      if outline.points.isEmpty { return nil }
      content = .outline(
        PaintPath(outline, in: rect), resolve(image.tint ?? .dynamic(light: RGBA(0), dark: RGBA(0))))
    case .encoded(let bytes, let format): content = .encoded(bytes, format)
    case .remote(let address): content = .remote(address)
    }
    let reachesOver = rect.minX < frame.minX || rect.minY < frame.minY
    var clip: PaintImage.Clip?
    if reachesOver || corners.left > 0 || corners.right > 0 {
      clip = PaintImage.Clip(
        frame: frame, left: corners.left, right: corners.right, shape: corners.shape(of: frame))
    }
    return PaintImage(
      content: content, rect: rect, coversRect: image.contentMode == .fill, clip: clip,
      opacity: image.opacity > 0 ? min(image.opacity, 1) : 0, tint: image.tint.map(resolve), label: image.label)
  }

  /// Returns the frame of an image, or of an outline's square, in its view; the whole frame if its size is unknown or
  /// irrelevant.
  private func rect(of image: Image, in frame: Rect) -> Rect {
    guard let size = image.source.size, size.width > 0, size.height > 0 else { return frame }
    var isOutline = false
    if case .outline = image.source.content { isOutline = true }
    let scale: Double
    switch image.contentMode {
    case .original where !isOutline: scale = 1
    case .fill where isOutline: scale = max(frame.width / size.width, frame.height / size.height)
    case .fit where isOutline, .original where isOutline:
      scale = min(frame.width / size.width, frame.height / size.height)
    default: return frame
    }
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
