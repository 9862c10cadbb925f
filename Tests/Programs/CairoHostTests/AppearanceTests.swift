import Almanac
import CairoHost
import Testing

@Suite("Appearance of a style on a desktop")
struct AppearanceTests {
  @Test("a dark style on a light desktop is painted in the dark, and a light one on a dark desktop in the light")
  func styles() {
    func shown(_ theme: CalendarTheme, _ desktop: Appearance) -> Appearance {
      Painting(palette: theme.style.palette, appearance: desktop, direction: .leftToRight).followingBackground
        .appearance
    }
    for desktop in [Appearance.light, .dark] {
      #expect(shown(.dark, desktop) == .dark)
      #expect(shown(.light, desktop) == .light)
      #expect(shown(.standard, desktop) == desktop)
    }
  }
}
