#if Pictures
  import CCairo
  package import Almanac

  /// Paints lines of text with Pango.
  package struct CairoText {
    package let cairo: OpaquePointer
    package let fonts: FontSet

    package init(cairo: OpaquePointer, fonts: FontSet) {
      self.cairo = cairo
      self.fonts = fonts
    }

    /// Paints a line, truncated with an ellipsis at the width of its box.
    package func paint(_ line: PaintText) {
      guard let layout = layout(line) else { return }
      let x = line.left(width: layout.width)
      // Endless combining marks are clipped to the view.
      let isClipped = line.clip != nil || layout.inkHeight > 2 * line.style.lineHeight
      if isClipped {
        cairo_save(cairo)
        cairo_rectangle(cairo, line.frame.minX, line.frame.minY, line.frame.width, line.frame.height)
        cairo_clip(cairo)
      }
      if let shadow = line.shadow {
        paint(layout.line, at: x, line.baseline + shadow.offset, shadow.color)
      }
      paint(layout.line, at: x, line.baseline, line.color)
      if isClipped { cairo_restore(cairo) }
    }

    /// Paints the alternative text of an image that is not loaded.
    func paintLabel(_ label: String, in rect: Rect) {
      let style = TextStyle(size: min(11, max(6, rect.height / 2)), lineHeight: 14, alignment: .center)
      let item = DisplayItem(
        id: .none, depth: 0, frame: rect,
        layer: Layer(textColor: .dynamic(light: RGBA(0x707070), dark: RGBA(0x707070)), textStyle: style), text: label)
      let painting = Painting(palette: Palette(entries: []), appearance: .light, direction: .leftToRight)
      for operation in painting.operations(for: item) {
        if case .text(let line) = operation { paint(line) }
      }
    }

    private func paint(_ line: UnsafeMutablePointer<PangoLayoutLine>, at x: Double, _ y: Double, _ color: RGBA) {
      guard color.opacity > 0 else { return }
      cairo_set_source_rgba(
        cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.opacity) / 255)
      cairo_move_to(cairo, x, y)
      pango_cairo_show_layout_line(cairo, line)
    }

    /// Returns the layout of a line from the fonts' cache, because the next frame of a window shows most texts again.
    private func layout(_ line: PaintText) -> KeptLayout? {
      let context = fonts.context(line.direction)
      // A different scale requires a new layout.
      pango_cairo_update_context(cairo, context)
      let key = KeptLayout.Key(line)
      if let kept = fonts.layouts[key], kept.serial == pango_context_get_serial(context) { return kept }
      let layout = pango_layout_new(context)!
      pango_layout_set_auto_dir(layout, 0)
      pango_layout_set_single_paragraph_mode(layout, 1)
      pango_layout_set_font_description(layout, fonts.description(line.style, line.font))
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      // In other scripts, spaced letters are found and copied as separate words, and marks separate from their letters.
      if line.style.tracking != 0,
        line.whole.unicodeScalars.allSatisfy({ $0.value < 0x590 || $0.value > 0x1DFF && $0.value < 0x2E80 })
      {
        let spacing = (line.style.tracking * line.style.size * Double(PANGO_SCALE)).rounded()
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(spacing)))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      let text = CairoText.visible(line.whole)
      pango_layout_set_text(layout, text, Int32(text.utf8.count))
      pango_layout_set_width(layout, Int32(key.width * Double(PANGO_SCALE)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      if pango_layout_get_unknown_glyphs_count(layout) > 0 { noteMissing(layout) }
      guard let kept = KeptLayout(layout, serial: pango_context_get_serial(context)) else { return nil }
      fonts.layouts[key] = kept
      return kept
    }

    /// Records the characters of a layout that no font has, one per script.
    private func noteMissing(_ layout: OpaquePointer) {
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      var run = line.pointee.runs
      while let each = run {
        run = each.pointee.next
        guard let item = each.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          let glyphs = item.glyphs
        else { continue }
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
          let glyph = glyphs.pointee.glyphs[index].glyph
          guard glyph & CairoText.unknown != 0, let scalar = Unicode.Scalar(glyph & ~CairoText.unknown) else {
            continue
          }
          let script = g_unichar_get_script(scalar.value)
          if !fonts.missing.contains(where: { g_unichar_get_script($0.value) == script }) {
            fonts.missing.append(scalar)
          }
        }
      }
    }

    /// The bit in a glyph number that indicates a character without a glyph (PANGO_GLYPH_UNKNOWN_FLAG).
    private static let unknown: UInt32 = 0x1000_0000

    /// Returns a text as one line: all white space becomes spaces, other control characters U+FFFD.
    static func visible(_ text: String) -> String {
      var result = ""
      result.reserveCapacity(text.utf8.count)
      for scalar in text.unicodeScalars {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: result += " "
        case .control: result += properties.isWhitespace ? " " : "\u{FFFD}"
        default: result.unicodeScalars.append(properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
        }
      }
      return result
    }
  }
#endif
