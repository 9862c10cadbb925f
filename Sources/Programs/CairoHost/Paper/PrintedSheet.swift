public import Almanac

/// A sheet of paper with what is painted on it.
public struct PrintedSheet: Sendable {
  /// A display list, or a part of its height, in a place on a sheet.
  public struct Piece: Sendable {
    /// The views.
    public var list: DisplayList
    /// The frame on the sheet, in points; nothing is painted outside of it.
    public var frame: Rect
    /// The points of paper for each point of the list.
    public var zoom: Double
    /// The upper edge of the part that is painted, in points of the list.
    public var top: Double
    /// Parts of the list that lead to an address: http, https or mailto.
    public var links: [(frame: Rect, address: String)]

    /// Creates a piece.
    public init(
      list: DisplayList, frame: Rect, zoom: Double = 1, top: Double = 0, links: [(frame: Rect, address: String)] = []
    ) {
      self.list = list
      self.frame = frame
      self.zoom = zoom
      self.top = top
      self.links = links
    }

    /// Returns the place of a frame of the list on the sheet.
    func place(_ rect: Rect) -> Rect {
      Rect(
        x: frame.minX + rect.minX * zoom, y: frame.minY + (rect.minY - top) * zoom, width: rect.width * zoom,
        height: rect.height * zoom)
    }
  }

  /// The pieces in reading order.
  public var pieces: [Piece]

  /// Creates a sheet.
  public init(pieces: [Piece] = []) { self.pieces = pieces }
}
