import Almanac
import CairoHost
import Testing

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
