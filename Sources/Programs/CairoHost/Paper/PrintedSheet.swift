public import Almanac

/// A printed sheet with its content.
public struct PrintedSheet: Sendable {
  /// A display list, or a vertical section of it, at a position on a sheet.
  public struct Piece: Sendable {
    /// The role of a piece in a document, which screen readers announce.
    public enum Role: Sendable {
      /// The title of a period.
      case heading
      /// A heading in a list.
      case subheading
      /// A row of a list.
      case item
      /// Rows of a table; consecutive pieces continue the table.
      case table
      /// Other content of a period, structured like its views.
      case content
      /// A line above or below all periods.
      case line
    }

    /// The views.
    public var list: DisplayList
    /// The frame on the sheet, in points; content is clipped to it.
    public var frame: Rect
    /// The points on paper per point of the list.
    public var zoom: Double
    /// The upper edge of the painted part, in points of the list.
    public var top: Double
    /// Parts of the list that link to a URL: http, https, or mailto.
    public var links: [(frame: Rect, address: String)]
    /// The role of the piece in a document.
    public var role: Role

    /// Creates a piece.
    public init(
      list: DisplayList, frame: Rect, zoom: Double = 1, top: Double = 0, links: [(frame: Rect, address: String)] = [],
      role: Role = .content
    ) {
      self.list = list
      self.frame = frame
      self.zoom = zoom
      self.top = top
      self.links = links
      self.role = role
    }

    /// Returns the position on the sheet of a frame of the list.
    func place(_ rect: Rect) -> Rect {
      Rect(
        x: frame.minX + rect.minX * zoom, y: frame.minY + (rect.minY - top) * zoom, width: rect.width * zoom,
        height: rect.height * zoom)
    }
  }

  /// The pieces in reading order.
  public var pieces: [Piece]
  /// The content of the sheet, for the outline of a document; empty to leave the sheet out.
  public var title: String

  /// Creates a sheet.
  public init(pieces: [Piece] = [], title: String = "") {
    self.pieces = pieces
    self.title = title
  }

  /// The titles of the periods on the sheet, each with its upper edge: the titles of headings or, if there are none, of
  /// the sheet.
  var outline: [(title: String, top: Double)] {
    let headings = pieces.filter { $0.role == .heading }.map { piece in
      (piece.list.items.map(\.text).first { !$0.isEmpty } ?? title, piece.frame.minY)
    }
    return headings.isEmpty && !title.isEmpty ? [(title, pieces.first?.frame.minY ?? 0)] : headings
  }
}
