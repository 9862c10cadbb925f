import Almanac
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Settings of UIKit")
  @MainActor struct SurroundingsTests {
    private func drawn(_ shown: ShownCalendar, _ string: String) -> (NSAttributedString, CGRect)? {
      for view in shown.tree.views.values where !view.isHidden {
        for mark in (view.layer.contents as? CGImage)?.standInMarks ?? [] {
          if case .text(let text, let rect) = mark.kind, text.string == string { return (text, rect) }
        }
      }
      return nil
    }

    private func font(_ shown: ShownCalendar, _ string: String) -> UIFont? {
      drawn(shown, string)?.0.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
    }

    @Test(
      "AP-39, AP-40: day numbers are of the system's font with digits of one width, cut at the end, in their own direction"
    )
    func fonts() throws {
      let shown = ShownCalendar()
      let (text, rect) = try #require(drawn(shown, "23"))
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      let font = try #require(attributes[.font] as? UIFont)
      let paragraph = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
      #expect(font.standInHasTabularDigits && font.pointSize == 13 && font.standInWeight == .medium)
      #expect(paragraph.lineBreakMode == .byTruncatingTail && paragraph.baseWritingDirection == .leftToRight)
      #expect(rect.height == font.lineHeight.rounded(.up))
    }

    @Test("AP-40: faces are designs of the system or installed ones, and bold text moves weights up one step")
    func faces() {
      let drawing = UIKitTextDrawing()
      let style = TextStyle(size: 20, lineHeight: 24, weight: .semibold)
      #expect(drawing.font(style, FontFamily(fallback: .serif)).standInFace == "system-serif")
      #expect(drawing.font(style, FontFamily("Georgia")).standInFace == "Georgia")
      #expect(drawing.font(style, FontFamily("No Such Face", fallback: .rounded)).standInFace == "system-rounded")
      #expect(drawing.font(style, FontFamily("Georgia")).standInHasTabularDigits)
      drawing.isBold = true
      #expect(drawing.font(style, nil).standInWeight == .bold)
    }

    @Test("AP-41: texts and the rows that hold them follow the text size of people, live, within 0.8 to 2")
    func textSize() throws {
      let shown = ShownCalendar()
      shown.screen.window.standInTraits = .standIn(category: .accessibilityExtraExtraExtraLarge)
      shown.settle()
      #expect(font(shown, "23")?.pointSize == 26)
      #expect(shown.view.engine.configuration.style.month.barHeight == 40)
      #expect(shown.view.configuration.style == .standard)
      shown.screen.window.standInTraits = .standIn()
      shown.settle()
      #expect(font(shown, "23")?.pointSize == 13)
      #expect(CalendarStyle.standard.scaled(by: .nan) == .standard)
    }

    /// Lets notifications arrive.
    private func turn() async { for _ in 0..<20 { await Task.yield() } }

    @Test("AP-42: another appearance paints anew without a frame of the engine")
    func appearance() throws {
      let shown = ShownCalendar()
      let before = shown.view.layer.backgroundColor
      shown.screen.window.standInTraits = .standIn(style: .dark)
      #expect(shown.view.layer.backgroundColor != before && shown.tree.surroundings.appearance == .dark)
    }

    @Test("AP-42: the tint of the view is the accent if the program asks for it")
    func tint() {
      let shown = ShownCalendar()
      func accent() -> RGBA {
        shown.tree.surroundings.palette.resolve(.role(CalendarRole.accent), appearance: .light)
      }
      let before = accent()
      shown.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(accent() == before)
      shown.view.usesTintColor = true
      #expect(accent() == RGBA(0xFF0000))
      shown.view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      #expect(accent() == RGBA(0x0000FF))
    }

    @Test(
      "AP-42: increased contrast takes the style of high contrast, unless the program chose one; Reduce Motion is followed live"
    )
    func contrast() async throws {
      let shown = ShownCalendar()
      shown.screen.window.standInTraits = .standIn(contrast: .high)
      #expect(shown.view.engine.configuration.style == .highContrast)
      shown.view.configuration.style = .classic()
      #expect(shown.view.engine.configuration.style == .classic())
      UIAccessibility.standInReducesMotion = true
      await turn()
      #expect(shown.view.engine.window?.reducesMotion == true)
      UIAccessibility.standInReducesMotion = false
      await turn()
      #expect(shown.view.engine.window?.reducesMotion == false)
    }
  }
}
