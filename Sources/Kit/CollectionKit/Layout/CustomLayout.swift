public import Diffing
public import Geometry

/// A custom layout, defined by pure functions: the same content always gives the same frames.
///
/// For example, one item after the other, each 20 points further to the right:
///
///     func frame(_ content: LayoutContent, _ path: ItemPath) -> Rect? {
///       Rect(x: Double(path.item) * 20, y: Double(path.item) * 40, width: 100, height: 40)
///     }
///     let stairs = CustomLayout(
///       contentHeight: { Double($0.counts.first ?? 0) * 40 },
///       elements: { content, rect in
///         (0..<(content.counts.first ?? 0)).compactMap { item in
///           let path = ItemPath(section: 0, item: item)
///           return frame(content, path).map { LayoutElement(.item, path: path, frame: $0) }
///         }
///       },
///       frame: frame)
public struct CustomLayout {
  /// The height of all content, in points; negative and non-finite values count as 0.
  public var contentHeight: (LayoutContent) -> Double
  /// The elements in a part of the content, in any order. Elements outside that part are allowed; items that do not
  /// exist are left out.
  public var elements: (LayoutContent, Rect) -> [LayoutElement]
  /// The frame of an item; `nil` if the item is not shown.
  public var frame: (LayoutContent, ItemPath) -> Rect?

  /// Creates a layout from three functions.
  public init(
    contentHeight: @escaping (LayoutContent) -> Double, elements: @escaping (LayoutContent, Rect) -> [LayoutElement],
    frame: @escaping (LayoutContent, ItemPath) -> Rect?
  ) {
    self.contentHeight = contentHeight
    self.elements = elements
    self.frame = frame
  }
}

/// The input of a layout: the number of items to place, and the viewport.
public struct LayoutContent: Equatable, Sendable {
  /// The number of items in each section.
  public var counts: [Int]
  /// The size of the collection, in points.
  public var viewport: Size
  /// The side at which reading begins. A custom layout has to mirror itself.
  public var direction: LayoutDirection
  /// The pixel grid of the window, for frames on whole pixels.
  public var pixels: PixelGrid

  /// Creates the content of sections in a viewport.
  public init(
    counts: [Int], viewport: Size, direction: LayoutDirection = .leftToRight, pixels: PixelGrid = PixelGrid(scale: 1)
  ) {
    self.counts = counts
    self.viewport = viewport
    self.direction = direction
    self.pixels = pixels
  }

  /// Returns whether an item exists.
  public func contains(_ path: ItemPath) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }
}
