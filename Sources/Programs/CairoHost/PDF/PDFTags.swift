#if Pictures
  import Almanac
  import CCairo

  /// The structure of a document, through which screen readers find headings, tables, and lists.
  ///
  /// It uses the standard structure types of ISO 32000-1, 14.8.4: a document has a section for each period, with a
  /// heading and a table, a list, or paragraphs. Elements without text are not written. Cairo 1.16 omits the text of an
  /// element that contains other elements, so such text gets its own element.
  struct PDFTags {
    /// A structure element that is open or waits to be opened.
    private struct Element {
      var name: String
      /// Twice the level of the item to which it belongs; one less for a table around the rows of that level.
      var level: Int
      var isOpen = false
      /// Whether it can contain other elements, so that its text needs its own element.
      var hasParts = false
    }

    private let cairo: OpaquePointer
    /// The elements around the next text, outermost first. Elements that are not open yet are opened at the next text.
    private var elements: [Element] = []

    /// Begins the structure of a document.
    init(_ cairo: OpaquePointer) {
      self.cairo = cairo
      enter("Document", level: PDFTags.document)
    }

    private static let (document, section, container, piece) = (-4, -3, -2, -1)

    /// Ends all open elements.
    mutating func finish() { leave(to: PDFTags.document) }

    /// Ends the sheet.
    mutating func endSheet() { leave(to: PDFTags.section) }

    /// Begins a piece of a sheet: in a new section if it is the heading of a period; in the table or list of the
    /// previous piece if both are parts of the same one.
    mutating func begin(_ role: PrintedSheet.Piece.Role) {
      leave(to: PDFTags.piece)
      if role == .heading || role == .line { leave(to: PDFTags.section) }
      if role != .line, elements.last?.level == PDFTags.document { enter("Sect", level: PDFTags.section) }
      let container: String? =
        switch role {
        case .table: "Table"
        case .item: "L"
        case .heading, .subheading, .content, .line: nil
        }
      if elements.last?.level == PDFTags.container, elements.last?.name != container { leave(to: PDFTags.container) }
      if let container, elements.last?.name != container { enter(container, level: PDFTags.container) }
      switch role {
      case .heading: enter("H1", level: PDFTags.piece)
      case .subheading: enter("H2", level: PDFTags.piece)
      case .line: enter("P", level: PDFTags.piece)
      case .item:
        enter("LI", level: PDFTags.piece)
        enter("LBody", level: PDFTags.piece)
      case .table, .content: break
      }
    }

    /// Begins an item of the piece, at a level of the reading order.
    /// - Parameter hasEvents: Whether the item contains events.
    mutating func begin(
      _ item: AccessibilityNode.Role, level: Int, hasEvents: Bool, in role: PrintedSheet.Piece.Role
    ) {
      guard role == .table || role == .content else { return }
      let level = 2 * level
      leave(to: item == .row && elements.last { $0.level < level }?.name == "Table" ? level : level - 1)
      let isInRow = elements.contains { $0.name == "TR" }
      switch item {
      case .row:
        if elements.last?.name != "Table" { enter("Table", level: level - 1) }
        enter("TR", level: level)
      case .gridCell: enter(isInRow ? "TD" : "Div", level: level, hasParts: hasEvents || !isInRow)
      case .columnHeader, .rowHeader: enter(isInRow ? "TH" : "P", level: level)
      case .heading where role == .content: enter("H2", level: level)
      case .button where elements.last?.name != "P": enter("P", level: level)
      default: break
      }
    }

    /// Calls a function that paints a text.
    mutating func text(_ paint: () -> Void) {
      for index in elements.indices where !elements[index].isOpen {
        begin(elements[index].name)
        elements[index].isOpen = true
      }
      let name = elements.last?.name ?? ""
      let leaf: String? =
        switch name {
        case "Table": "Caption"
        case "TR": "TD"
        case "Document", "Sect": "P"
        default: elements.last?.hasParts == true ? "P" : nil
        }
      if let leaf { begin(leaf) }
      paint()
      if let leaf { end(leaf) }
    }

    private func begin(_ name: String) {
      outsideClips { cairo_tag_begin(cairo, name, "") }
    }

    private func end(_ name: String) {
      outsideClips { cairo_tag_end(cairo, name) }
    }

    /// Cairo 1.16 loses a tag that begins or ends where everything is clipped, and crashes when the document ends.
    private func outsideClips(_ body: () -> Void) {
      cairo_save(cairo)
      cairo_reset_clip(cairo)
      body()
      cairo_restore(cairo)
    }

    private mutating func enter(_ name: String, level: Int, hasParts: Bool = false) {
      elements.append(Element(name: name, level: level, hasParts: hasParts))
    }

    /// Ends the elements at a level, including nested ones.
    private mutating func leave(to level: Int) {
      while let last = elements.last, last.level >= level {
        if last.isOpen { end(last.name) }
        elements.removeLast()
      }
    }
  }
#endif
