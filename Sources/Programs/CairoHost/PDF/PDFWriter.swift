#if Pictures
  import CCairo
  public import Almanac

  /// Writes printed sheets as PDF documents: shapes as vectors, selectable text, links, an outline with each period,
  /// and the structure that screen readers use.
  public struct PDFWriter {
    /// The kinds of ink.
    public enum Ink: String, CaseIterable, Sendable {
      case color
      /// Black on white, for printers without colors.
      case ink
    }

    private let fonts: FontSet
    private let paper: Size

    /// Creates a writer.
    /// - Parameters:
    ///   - paper: The size of all sheets, in points.
    public init(fonts: FontSet, paper: Size) {
      self.fonts = fonts
      self.paper = paper
    }

    /// Returns a PDF document.
    /// - Parameters:
    ///   - sheets: The pages.
    ///   - painting: The colors and the direction.
    ///   - ink: The kind of ink.
    ///   - information: The title, author, language, and date. Equal information gives identical bytes.
    public func pdf(
      _ sheets: [PrintedSheet], painting: Painting, ink: Ink = .color, information: PDFInformation
    ) throws(PictureError) -> [UInt8] {
      try FontLock.locked { () throws(PictureError) in try draw(sheets, painting, ink, information) }
    }

    private func draw(
      _ sheets: [PrintedSheet], _ painting: Painting, _ ink: Ink, _ information: PDFInformation
    ) throws(PictureError) -> [UInt8] {
      let output = PDFOutput()
      let closure = Unmanaged.passUnretained(output).toOpaque()
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          let output = Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
          output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, closure, paper.width, paper.height)
      defer { cairo_surface_destroy(surface) }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, CairoText.visible(information.title))
      if !information.author.isEmpty {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, CairoText.visible(information.author))
      }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Almanac")
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, information.date)
      let cairo = cairo_create(surface)!
      defer { cairo_destroy(cairo) }
      let painter = CairoPainter(cairo, fonts: fonts, hasPixels: false)
      var tags = PDFTags(cairo)
      var lastTitle: String?
      for (index, sheet) in sheets.enumerated() {
        for entry in sheet.outline where entry.title != lastTitle {
          // A continued period has a single entry.
          lastTitle = entry.title
          let place = "page=\(index + 1) pos=[0 \(FixedPoint.text(entry.top))]"
          cairo_pdf_surface_add_outline(
            surface, CAIRO_PDF_OUTLINE_ROOT, CairoText.visible(entry.title), place, cairo_pdf_outline_flags_t(0))
        }
        for piece in sheet.pieces { paint(piece, painting, ink, painter, &tags) }
        for piece in sheet.pieces { link(piece, cairo, &tags) }
        tags.endSheet()
        cairo_show_page(cairo)
      }
      tags.finish()
      cairo_surface_finish(surface)
      try PictureWriter.check(cairo_status(cairo))
      try PictureWriter.check(cairo_surface_status(surface))
      return PDFCatalog.adding(language: information.language, direction: painting.direction, to: output.bytes)
    }

    private func paint(
      _ piece: PrintedSheet.Piece, _ painting: Painting, _ ink: Ink, _ painter: CairoPainter, _ tags: inout PDFTags
    ) {
      let cairo = painter.cairo
      tags.begin(piece.role)
      cairo_save(cairo)
      piece.begin(on: cairo)
      let inked = { (operation: PaintOperation) in ink == .ink ? InkStyle.apply(operation) : [operation] }
      let visible = VisibleParts(piece.list, painting)
      painter.paint(visible.list, painting) { if case .text = $0 { [] } else { inked($0) } }
      // Texts are written in reading order, because document readers use the order in the file.
      let order = piece.list.readingOrder(isSpoken: false)
      for (place, (index, level)) in order.enumerated() {
        let item = piece.list.items[index]
        let parts = order[(place + 1)...].prefix { $0.level > level }
        let hasEvents = parts.contains { piece.list.items[$0.index].accessibility.role == .button }
        tags.begin(item.accessibility.role, level: level, hasEvents: hasEvents, in: piece.role)
        let lines = painting.operations(for: item).compactMap { operation -> PaintOperation? in
          guard case .text(let line) = operation, visible.isVisible(line.box, of: index) else { return nil }
          return operation
        }
        guard !lines.isEmpty else { continue }
        cairo_save(cairo)
        if let clip = item.clip { painter.clip(clip) }
        for cover in visible.covers(of: index, over: item.frame) { painter.clip(item.frame, without: cover) }
        tags.text { for line in lines.flatMap(inked) { painter.paint(line.faded(item.opacity)) } }
        cairo_restore(cairo)
      }
      cairo_restore(cairo)
    }

    private func link(_ piece: PrintedSheet.Piece, _ cairo: OpaquePointer, _ tags: inout PDFTags) {
      for link in piece.links {
        let place = piece.place(link.frame).intersection(piece.frame)
        guard !place.isEmpty else { continue }
        let numbers = [place.minX, place.minY, place.width, place.height].map { FixedPoint.text($0) }
        // If a document's structure consists only of links, Cairo 1.16 writes a damaged file, so each link is in a
        // paragraph.
        tags.begin(.line)
        tags.text {
          let address = PDFWriter.encoded(link.address)
          cairo_tag_begin(cairo, CAIRO_TAG_LINK, "rect=[\(numbers.joined(separator: " "))] uri='\(address)'")
          cairo_tag_end(cairo, CAIRO_TAG_LINK)
        }
      }
    }

    /// Returns a URL with quotes, parentheses, backslashes, and non-ASCII characters percent-encoded. Cairo 1.16 writes
    /// URLs verbatim into the document, where these characters would end the string.
    private static func encoded(_ address: String) -> String {
      var text = ""
      for byte in address.utf8 {
        let isVisible = byte > UInt8(ascii: " ") && byte < UInt8(ascii: "\u{7F}")
        if isVisible, !"\"'()<>\\".utf8.contains(byte) {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
      return text
    }
  }

  /// The bytes of a document being written.
  private final class PDFOutput {
    var bytes: [UInt8] = []
  }
#endif
