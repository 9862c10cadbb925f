#if Pictures
  import CCairo
  package import Almanac

  /// Paints printed sheets with Cairo, for previews and printers. `PDFWriter` also writes their structure.
  package struct SheetPainter {
    private let fonts: FontSet
    private let painting: Painting
    private let ink: PDFWriter.Ink

    /// Creates a painter.
    package init(fonts: FontSet, painting: Painting, ink: PDFWriter.Ink) {
      (self.fonts, self.painting, self.ink) = (fonts, painting, ink)
    }

    /// Paints a sheet on a context with units of 1/72 inch and the origin at the upper left corner of the paper.
    package func paint(_ sheet: PrintedSheet, on cairo: OpaquePointer) {
      let painter = CairoPainter(cairo, fonts: fonts, hasPixels: false)
      for piece in sheet.pieces {
        cairo_save(cairo)
        piece.begin(on: cairo)
        painter.paint(VisibleParts(piece.list, painting).list, painting) { ink == .ink ? InkStyle.apply($0) : [$0] }
        cairo_restore(cairo)
      }
    }
  }

  extension PrintedSheet.Piece {
    /// Clips a context to the frame of the piece, and makes its units the points of the list.
    func begin(on cairo: OpaquePointer) {
      cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
      cairo_clip(cairo)
      cairo_translate(cairo, frame.minX, frame.minY - top * zoom)
      cairo_scale(cairo, zoom, zoom)
    }
  }
#endif
