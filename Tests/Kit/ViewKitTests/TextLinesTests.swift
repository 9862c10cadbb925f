import Geometry
import TestSupport
import Testing

@testable import ViewKit

/// Texts that continue in further lines, and links.
struct TextLinesTests {
  private let style = TextStyle(size: 14, lineHeight: 18)

  private func lines(_ text: String, width: Double = 100) -> [String] {
    TextWidthEstimate.lines(of: text, width: width, style: style)
  }

  @Test("a text is cut at line breaks, behind spaces and hyphens, and in words that are longer than a line")
  func cuts() {
    #expect(lines("") == [] && lines("one") == ["one"])
    #expect(lines("one\ntwo\r\n\nfour\n") == ["one", "two", "", "four"])
    #expect(lines("one two three four five") == ["one two three", "four five"])
    #expect(lines("well-considered-words here", width: 60) == ["well-", "consider", "ed-", "words", "here"])
    #expect(lines("会議室の予定を確認する会議", width: 58) == ["会議室の", "予定を確", "認する会", "議"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(TextWidthEstimate.lines(of: "a b c d", width: 1, style: style, limit: 2).count == 2)
  }

  @Test("where words are not cut, those that are longer than a line reach over its end")
  func wholeWords() {
    let lines = TextWidthEstimate.lines(
      of: "a considerable word, here", width: 60, style: style, breaksWords: false)
    #expect(lines == ["a", "considerable", "word,", "here"] || lines == ["a", "considerable", "word, here"])
    #expect(TextWidthEstimate.lines(of: "considerable", width: 10, style: style, breaksWords: false).count == 1)
  }

  @Test("no line is wider than the space, and together they are the text")
  func laws() {
    var random = SeededGenerator(seed: 8)
    let parts = ["word", "a", " ", "  ", "\n", "-", "会", "longer", "é", "🎉", "اليوم"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      let width = Double.random(in: 5...200, using: &random)
      let lines = lines(text, width: width)
      func letters(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0 != " " && $0 != "\n" } }
      // A single letter may be wider.
      for line in lines where letters(line).count > 1 {
        let trimmed = String(line.reversed().drop { $0 == " " }.reversed())
        #expect(TextWidthEstimate.width(of: trimmed, style: style) <= width + 0.001, "\(text)")
      }
      #expect(lines.flatMap(letters) == letters(text))
    }
  }

  @Test("a link is told to the host with its address; other addresses than of pages, mail and calls are dropped")
  func links() {
    let root = View()
    let link = LinkView(address: "https://example.com")
    root.addSubview(link)
    let harness = ViewHarness(root: root)
    #expect(harness.tick().contains(.link(link.id, "https://example.com")))
    #expect(link.accessibility.role == .link && link.isTabStop && link.text == "https://example.com")
    for address in ["MAILTO:a@b.c", "tel:+1", "http://x"] { #expect(LinkView(address: address).address == address) }
    for address in [
      "javascript:alert(1)", "JaVaScRiPt:x", "data:text/html,x", "https://", "https://a b", " https://a", "",
    ] {
      #expect(LinkView(address: address).address.isEmpty, "\(address)")
    }
  }
}
