import Almanac
import TestSupport
import Testing

/// Texts that are larger or smaller than in the standard style.
struct TextScaleTests {
  private func harness(_ level: CalendarLevel.ID, _ factor: Double, width: Double) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.style = configuration.style.scaled(by: factor)
    var random = SeededGenerator(seed: 7)
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding((0..<200).map { .random($0, using: &random) }),
      size: Size(width: width, height: 900))
    harness.settle()
    return harness
  }

  @Test(
    "WK-70, GT-15: at every level, lines are no higher than the views that show them, and words on buttons are whole",
    arguments: [0.8, 1, 1.5, 2], [390.0, 700, 1280])
  func fits(factor: Double, width: Double) throws {
    for level in CalendarLevel.ID.standard {
      let harness = try harness(level, factor, width: width)
      let header = harness.view.configuration.style.header.height
      for item in harness.window.displayList().items where !item.text.utf8.isEmpty && item.frame.height > 0 {
        guard let style = item.layer.textStyle else { continue }
        // Letters that are as high as their view are not cut.
        #expect(item.frame.height >= style.size, "\(level): \(item.text) in \(item.frame)")
        if level == .year, item.text.utf8.count == 2, item.text.utf8.allSatisfy({ 48...57 ~= $0 }) {
          #expect(style.size * 1.16 <= item.frame.width + 0.001, "\(item.text) in \(item.frame)")
        }
        guard item.accessibility.role == .button, item.frame.maxY < header else { continue }
        let words = TextWidthEstimate.width(of: item.text, style: style)
        #expect(words <= item.frame.width, "\(level): \(item.text) in \(item.frame)")
      }
    }
  }

  @Test("GT-15: the disc of today grows with its number", arguments: [CalendarLevel.ID.month, .week], [1.0, 1.5, 2])
  func disc(level: CalendarLevel.ID, factor: Double) throws {
    let items = try harness(level, factor, width: 1280).window.displayList().items
    let disc = try #require(items.first { $0.layer.fill == .role(CalendarRole.accent) && $0.text == "21" })
    #expect(disc.frame.width == 24 * factor && disc.frame.height == 24 * factor)
    #expect(disc.layer.leadingRadius == 12 * factor)
  }
}
