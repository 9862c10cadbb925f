public import Geometry

/// Everything in view, in paint order: what painting hosts draw and exporters write.
public struct DisplayList: Equatable, Sendable {
  /// Parents before children, the hindmost sibling first.
  public var items: [DisplayItem]

  /// Takes items in paint order.
  public init(items: [DisplayItem]) { self.items = items }
}

/// One view as it is painted.
public struct DisplayItem: Equatable, Sendable {
  /// The number of the view; differs between windows that show the same.
  public var id: ViewID
  /// How deep in the tree; the root is 0.
  public var depth: Int
  /// In the coordinates of the window.
  public var frame: Rect
  /// What is visible of it, or `nil` if nothing cuts it.
  public var clip: Rect?
  /// The appearance, its opacity included in `opacity` too.
  public var layer: Layer
  /// Lies over the layer and behind the text.
  public var image: Image?
  /// One line, shown if the layer has a text style and colour.
  public var text: String
  /// What assistive technology is told, for exporters.
  public var accessibility: AccessibilityNode
  /// The product of the opacities of the view and its ancestors.
  public var opacity: Double

  /// A root without anything unless told otherwise.
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
