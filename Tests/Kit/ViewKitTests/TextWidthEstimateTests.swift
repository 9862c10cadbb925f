import TestSupport
import Testing
import ViewKit

@Suite("Text width estimate")
struct TextWidthEstimateTests {
  private let style = TextStyle(size: 12, lineHeight: 16)

  @Test("the width of Latin text is near that of Inter")
  func latin() {
    // 23.006 em in Inter Regular by its own advance table, digits proportional.
    let width = TextWidthEstimate.width(of: "Team meeting: Quarterly review with Anna 12:30", style: style)
    #expect(abs(width - 23.006 * 12) < 0.03 * 23.006 * 12)
  }

  @Test("weight, tracking and capitals make text wider; marks do not")
  func influences() {
    let plain = TextWidthEstimate.width(of: "mon", style: style)
    #expect(TextWidthEstimate.width(of: "mon", style: TextStyle(size: 12, lineHeight: 16, weight: .semibold)) > plain)
    #expect(TextWidthEstimate.width(of: "mon", style: TextStyle(size: 12, lineHeight: 16, isUppercase: true)) > plain)
    let tracked = TextWidthEstimate.width(of: "mon", style: TextStyle(size: 12, lineHeight: 16, tracking: 0.02))
    #expect(abs(tracked - plain - 3 * 12 * 0.02) < 1e-9)
    #expect(TextWidthEstimate.width(of: "m\u{301}o\u{200D}n\u{FE0F}", style: style) == plain)
    #expect(TextWidthEstimate.width(of: "", style: style) == 0)
  }

  @Test("text that fits stays; other text ends with an ellipsis inside the width")
  func fitting() {
    #expect(TextWidthEstimate.fitting("Lunch", width: 100, style: style) == "Lunch")
    #expect(TextWidthEstimate.fitting("Lunch", width: 5, style: style) == "")
    #expect(TextWidthEstimate.fitting("Quarterly review", width: 60, style: style) == "Quarterl…")
  }

  @Test("text is cut neither before a mark, nor inside a joined emoji, nor after a space")
  func boundaries() {
    for width in stride(from: 0.0, through: 80, by: 0.5) {
      let marked = TextWidthEstimate.fitting("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", width: width, style: style)
      #expect(
        marked.unicodeScalars.filter { $0 == "e" }.count == marked.unicodeScalars.filter { $0 == "\u{301}" }.count)
      let family = TextWidthEstimate.fitting("a 👩‍👩‍👧 👩‍👩‍👧 b", width: width, style: style)
      #expect(family.hasSuffix("b") || !family.contains("👩") || family.contains("👩‍👩‍👧"))
      #expect(!family.hasSuffix("\u{200D}…"))
      #expect(!TextWidthEstimate.fitting("a b c d e f g h", width: width, style: style).contains(" …"))
    }
  }

  @Test("a longer space never shows less, and what is shown never is wider")
  func monotone() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("abcWM .,éשא会議🙂\u{301}123")
    for _ in 0..<60 {
      let text = String((0..<30).compactMap { _ in alphabet.randomElement(using: &generator) })
      var shown = 0
      for width in stride(from: 0.0, through: 400, by: 13) {
        let fitted = TextWidthEstimate.fitting(text, width: width, style: style)
        #expect(TextWidthEstimate.width(of: fitted, style: style) <= width)
        #expect(fitted.unicodeScalars.count >= shown || fitted == text)
        shown = fitted.unicodeScalars.count
      }
    }
  }
}
