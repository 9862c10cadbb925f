import Testing
import ViewKit

@Suite("Palette")
struct PaletteTests {
  private let palette = Palette(entries: [.init(name: "ink", light: RGBA(0x1F2227), dark: RGBA(0xEDEEF1))])

  @Test("a role is its entry; an unknown role is black; a fixed color is itself")
  func resolve() {
    #expect(palette.resolve(.role(ColorRole(0)), appearance: .light) == RGBA(0x1F2227))
    #expect(palette.resolve(.role(ColorRole(0)), appearance: .dark) == RGBA(0xEDEEF1))
    #expect(palette.resolve(.role(ColorRole(9)), appearance: .dark) == RGBA(0))
    let fixed = Color.dynamic(light: RGBA(1), dark: RGBA(2))
    #expect(palette.resolve(fixed, appearance: .dark) == RGBA(2))
  }

  @Test("a color returns the parts it was made of")
  func parts() {
    let color = RGBA(0x123456, opacity: 0x78)
    #expect([color.red, color.green, color.blue, color.opacity] == [0x12, 0x34, 0x56, 0x78])
    #expect(RGBA(0xFFFFFF).packed == 0xFFFF_FFFF)
  }
}
