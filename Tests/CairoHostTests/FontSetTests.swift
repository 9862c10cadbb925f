import CairoHost
import Testing

@Suite("Fonts of pictures")
struct FontSetTests {
  #if Pictures
    @Test("PI-6: a folder without fonts is an error that names it")
    func empty() {
      #expect(throws: PictureError.noFonts("/nowhere")) { try FontSet(folder: "/nowhere") }
    }
  #endif
}
