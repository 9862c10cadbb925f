public import Geometry

/// The visible views in paint order, for hosts that paint and for exporters.
public struct DisplayList: Equatable, Sendable {
  /// The visible views: parents before children, siblings from back to front.
  public var items: [DisplayItem]

  /// Creates a list of items in paint order.
  public init(items: [DisplayItem]) { self.items = items }
}

/// A view as it is painted.
public struct DisplayItem: Equatable, Sendable {
  /// The number of the view; it differs between windows with the same content.
  public var id: ViewID
  /// The depth in the tree; 0 for the root.
  public var depth: Int
  /// The frame in window coordinates, in points.
  public var frame: Rect
  /// The visible rectangle of the window, or `nil` if nothing clips the view.
  public var clip: Rect?
  /// The appearance. Its opacity is already included in `opacity`.
  public var layer: Layer
  /// The image over the layer and behind the text.
  public var image: Image?
  /// The text: one line, shown if the layer has a text style and a text color.
  public var text: String
  /// The description for assistive technology.
  public var accessibility: AccessibilityNode
  /// The product of the opacities of the view and its ancestors, 0...1.
  public var opacity: Double

  /// Creates an item; by default, the root, without appearance or content.
  public init(
    id: ViewID, depth: Int, frame: Rect, clip: Rect? = nil, layer: Layer = .clear, text: String = "",
    accessibility: AccessibilityNode = AccessibilityNode(), opacity: Double = 1, image: Image? = nil
  ) {
    self.id = id
    self.depth = depth
    self.frame = frame
    self.clip = clip
    self.layer = layer
    self.image = image
    self.text = text
    self.accessibility = accessibility
    self.opacity = opacity
  }
}
