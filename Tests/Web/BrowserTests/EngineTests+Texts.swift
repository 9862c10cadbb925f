import Almanac
import BrowserDriver
import Foundation
import Testing

/// Texts whose direction is not that of their surroundings.
extension PageTests.EngineTests {
  private static let titles = ["اجتماع الفريق الأسبوعي الطويل جدا", "A weekly meeting of the whole team"]

  private static func titled(_ engine: Engine, _ locale: String) -> Scene {
    scene(engine, "locale=\(locale)") { scene in
      scene.emulation.width = 600
      scene.events = titles.enumerated().map { Scene.allDay($1, on: Scene.today - 3 + $0) }
    }
  }

  /// Checks that the first letter of each title lies inside its bar, and the last one beyond it.
  private func checkBeginnings(_ page: MonthPage, _ state: String) async throws {
    for title in Self.titles {
      _ = try await page.find("button", named: title)
      let places = try await page.driver.js(
        """
        (() => {
          const bar = probe.find('button', '\(title)'), walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
          const text = walker.nextNode(), range = document.createRange(), box = bar.getBoundingClientRect();
          const isInside = (index) => {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { left, right } = range.getBoundingClientRect();
            return right > left && left >= box.left - 1 && right <= box.right + 1;
          };
          return [isInside(0), isInside(text.length - 1)];
        })()
        """, as: [Bool].self)
      #expect(places == [true, false], "\(state): \(title)")
    }
  }

  @Test(
    "a title that is too long shows its beginning, whatever its direction and that of the page",
    arguments: Engine.available, ["en-US", "ar-EG"])
  func truncation(engine: Engine, locale: String) async throws {
    try await MonthPage.open(Self.titled(engine, locale)) { page in
      try await checkBeginnings(page, locale)
      try await page.picture("\(engine)-titles-\(locale)")
    }
  }

  @Test(
    "a title that is too long shows its beginning also after a change of the language's direction (B27)",
    arguments: Engine.available)
  func turned(engine: Engine) async throws {
    try await MonthPage.open(Self.titled(engine, "en-US")) { page in
      for (locale, direction) in [("ar-EG", "rtl"), ("en-US", "ltr"), ("he-IL", "rtl")] {
        try await page.driver.js("(probe.host.locale = '\(locale)', true)")
        try await page.driver.until("probe.root.querySelector('.box').dir === '\(direction)'")
        try await page.driver.settle()
        try await checkBeginnings(page, locale)
      }
    }
  }

  @Test("the empty search field shows its name, in both directions of writing (B27)", arguments: Engine.available)
  func placeholder(engine: Engine) async throws {
    for locale in ["en-US", "he-IL"] {
      try await MonthPage.open(Self.scene(engine, "locale=\(locale)&panel") { $0.events = [] }) { page in
        let field = "probe.root.querySelector('[role=searchbox]')"
        #expect(try await page.driver.js("\(field).dir", as: String.self) == "auto")
        try await page.driver.js("(window.label = \(field).placeholder)")
        // Pictures of the page follow its changes at their own pace.
        var (before, last) = (try await page.driver.screenshot(), Data())
        while before != last {
          try await page.driver.settle()
          (before, last) = (try await page.driver.screenshot(), before)
        }
        try await page.driver.js("(\(field).placeholder = '', true)")
        for _ in 0..<50 where last == before {
          try await page.driver.settle()
          last = try await page.driver.screenshot()
        }
        #expect(last != before, "\(locale)")
      }
    }
  }
}
