import Almanac
import CairoHost
import HostConformance
import Testing

#if Pictures
  import CCairo
#endif

@Suite("Fonts of pictures")
struct FontSetTests {
  #if Pictures
    @Test("PI-6: a folder without fonts is an error that names it")
    func empty() {
      #expect(throws: PictureError.noFonts("/nowhere")) { try FontSet(folder: "/nowhere") }
    }

    @Test("PI-6: the standard face can be named, and one that is not there is an error")
    func family() throws {
      #expect(throws: PictureError.noFont("Nowhere Sans")) { try FontSet(family: "Nowhere Sans") }
      let drawing = try Drawing()
      let usual = try PictureWriter(fonts: FontSet()).png(drawing.list, size: drawing.size, painting: drawing.painting)
      let mono = try PictureWriter(fonts: FontSet(family: "dejavu sans mono")).png(
        drawing.list, size: drawing.size, painting: drawing.painting)
      #expect(usual != mono)
    }

    @Test("fonts may be opened and released on several threads")
    func threads() async throws {
      let families = FontLock.locked(FontSetTests.families)
      var palette = Palette(entries: [])
      palette.fonts = families.map { FontFamily($0) }
      let painting = Painting(palette: palette, appearance: .light, direction: .leftToRight)
      let color = Color.dynamic(light: RGBA(0), dark: RGBA(0))
      let texts = ["November 2026", "日本語の暦", "العربية", "עברית", "नमस्ते", "😀 mixed ß"]
      @Sendable func draw(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        // More fonts than Cairo keeps open.
        let items = (0..<40).map { line in
          var style = TextStyle(size: Double.random(in: 8..<38, using: &random), lineHeight: 40)
          style.font = FontRole(UInt8(Int.random(in: 1...families.count, using: &random)))
          let frame = Rect(x: 0, y: Double(line) * 10, width: 600, height: 40)
          let layer = Layer(textColor: color, textStyle: style)
          return DisplayItem(id: .none, depth: 0, frame: frame, layer: layer, text: texts[line % texts.count])
        }
        _ = try PictureWriter(fonts: FontSet()).png(
          DisplayList(items: items), size: Size(width: 600, height: 440), painting: painting)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for seed in 0..<80 { group.addTask { try draw(UInt64(seed)) } }
        try await group.waitForAll()
      }
    }

    /// Returns the names of installed families.
    private static func families() -> [String] {
      let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
      defer { g_object_unref(map) }
      var (families, count): (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?, Int32) = (nil, 0)
      pango_font_map_list_families(map, &families, &count)
      defer { g_free(families) }
      return (0..<min(200, Int(count))).compactMap { families?[$0].flatMap { pango_font_family_get_name($0) } }
        .map { String(cString: $0) }
    }

    @Test("PI-6: characters that no face has are noted, one for each script")
    func missing() throws {
      let fonts = try FontSet(folder: "/usr/share/fonts/truetype/dejavu")
      func paint(_ text: String) throws {
        let layer = Layer(
          textColor: .dynamic(light: RGBA(0), dark: RGBA(0)), textStyle: TextStyle(size: 12, lineHeight: 16))
        let frame = Rect(x: 0, y: 0, width: 300, height: 20)
        let item = DisplayItem(id: .none, depth: 0, frame: frame, layer: layer, text: text)
        let painting = Painting(palette: Palette(entries: []), appearance: .light, direction: .leftToRight)
        _ = try PictureWriter(fonts: fonts).png(DisplayList(items: [item]), size: frame.size, painting: painting)
      }
      try paint("Lunch, обед, φως")
      #expect(fonts.missing.isEmpty)
      // Cuneiform and Chinese.
      try paint("\u{12000}\u{12001} 月 x")
      try paint("年 \u{12002}")
      #expect(fonts.missing == ["\u{12000}", "月"])
    }
  #endif
}
