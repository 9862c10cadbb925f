import Almanac
import CalendarGallery
import TestSupport
import Testing

@Suite("The gallery")
struct GalleryTests {
  private static let sections = [
    "Styles and presets", "States of days", "Selection", "Indicators", "Shapes", "Motion: choose a day",
    "Weekday names",
    "Title bars", "Levels", "Popovers", "Editing", "Languages and calendar systems",
  ]

  @Test(
    "narrow and wide, in each style, everything lies inside the page, figures do not overlap, and nothing is reported",
    arguments: [320.0, 700, 1600])
  func layout(width: Double) throws {
    let gallery = GalleryView()
    let window = Self.window(gallery, Size(width: width, height: 900))
    var anomalies: [String] = []
    window.anomalyHandler = { anomalies.append($0) }
    for (index, theme) in CalendarTheme.allCases.enumerated() {
      gallery.theme = theme
      window.tick(now: Double(index + 1))
    }
    let scroll = try #require(gallery.subviews.first { $0 is ScrollView } as? ScrollView)
    #expect(scroll.contentSize.width == width)
    let headings = scroll.subviews.compactMap { section in
      section.subviews.first { $0.accessibility.role == .heading }?.text
    }
    #expect(headings == Self.sections)
    var bottom = 0.0
    for section in scroll.subviews {
      #expect(section.frame.minY >= bottom)
      bottom = section.frame.maxY
      let figures = section.subviews.dropFirst()
      #expect(!figures.isEmpty)
      for (index, figure) in figures.enumerated() {
        #expect(figure.frame.minX >= 16 && figure.frame.maxX <= width - 16)
        #expect(figure.frame.maxY <= section.frame.height)
        for other in figures.dropFirst(index + 1) { #expect(!figure.frame.intersects(other.frame)) }
      }
    }
    #expect(anomalies == [])
  }

  @Test("every text in every style keeps the contrast that it needs, but for days that cannot be chosen")
  func contrast() {
    let gallery = GalleryView()
    let window = Self.picture(gallery, width: 1600)
    for (index, theme) in CalendarTheme.allCases.enumerated() {
      gallery.theme = theme
      window.tick(now: Double(index + 1))
      let list = window.displayList()
      for appearance in [Appearance.light, .dark] {
        let check = ContrastCheck(list, gallery.palette, appearance)
        #expect(check.count > 2000)
        #expect(check.failures == [], "\(theme), \(appearance)")
      }
    }
  }

  @Test("a style is chosen by pointer and key, the palette is reported, and its outlines stay")
  func choosing() throws {
    let gallery = GalleryView()
    let window = Self.window(gallery, Size(width: 1000, height: 800))
    var told: [Palette] = []
    gallery.onPalette = { told.append($0) }
    let bar = try #require(gallery.subviews.first)
    let buttons = try #require(bar.subviews.last?.subviews)
    #expect(buttons.map { $0.text } == ["Auto", "Basic", "Light", "Dark", "Contrast"])
    #expect(window.send(.activate(buttons[3].id)))
    window.tick(now: 1)
    #expect(gallery.theme == .dark)
    #expect(buttons.map { $0.accessibility.states.contains(.pressed) } == [false, false, false, true, false])
    window.focus(buttons[4])
    #expect(window.send(.key(KeyEvent(.enter))))
    #expect(gallery.theme == .highContrast)
    #expect(told.map { $0.entries[0].light } == [RGBA(0x121417), RGBA(0xffffff)])
    #expect(told.last?.lineWidth == 2)
    #expect(told.allSatisfy { $0.outlines.count == 3 })
    gallery.theme = .highContrast
    #expect(told.count == 2)
  }

  @Test("keys that no calendar uses scroll the page")
  func scrolling() throws {
    let gallery = GalleryView()
    let window = Self.window(gallery, Size(width: 1000, height: 800))
    window.reducesMotion = true
    let scroll = try #require(gallery.subviews.first { $0 is ScrollView } as? ScrollView)
    #expect(window.send(.key(KeyEvent(.pageDown))))
    #expect(scroll.contentOffset.y == scroll.frame.height * 0.9)
    #expect(window.send(.key(KeyEvent(.end))))
    #expect(scroll.contentOffset.y == scroll.contentSize.height - scroll.frame.height)
    #expect(window.send(.key(KeyEvent(.home))))
    #expect(scroll.contentOffset.y == 0)
    #expect(!window.send(.key(KeyEvent(.tab))))
  }

  @Test("the gallery looks as recorded", arguments: ["presets", "parts", "editing"])
  func recorded(part: String) throws {
    let gallery = GalleryView()
    let window = Self.picture(gallery, width: 700)
    let scroll = try #require(gallery.subviews.first { $0 is ScrollView })
    // Indicators, shapes, motions and weekday names, and states of editing; others are recorded elsewhere.
    let numbers = ["presets": 0..<1, "parts": 3..<7, "editing": 10..<11]
    var list = window.displayList()
    let shown = try #require(numbers[part]).map { scroll.subviews[$0].frameInWindow }
    list.items = list.items.filter { item in
      shown.contains { $0.minY <= item.frame.minY && item.frame.maxY <= $0.maxY } && item.depth > 2
    }
    let dump = SceneDump.text(list, palette: gallery.palette)
    #expect(try dump == Recorded.text("Gallery/\(part).txt", actual: dump))
  }

  @Test("the example of the documentation makes a picture in the colors of the theme")
  func example() {
    // example
    let gallery = GalleryView(theme: .dark)
    let window = Window(root: gallery, host: PictureHost(), size: Size(width: 1200, height: 900))
    window.tick(now: 0)
    let picture = SVGWriter.write(
      window.displayList(), size: window.size, palette: gallery.palette, appearance: .dark, direction: .leftToRight,
      title: "Gallery", fontFamily: "Inter, sans-serif")
    // end
    #expect(picture.contains(">Styles and presets<") && picture.contains("#121417"))
  }

  /// A window in which all of the gallery is seen.
  static func picture(_ gallery: GalleryView, width: Double) -> Window {
    let window = window(gallery, Size(width: width, height: 800))
    window.send(.resize(Size(width: width, height: gallery.contentHeight)))
    window.tick(now: 0.1)
    window.tick(now: 0.2)
    return window
  }

  private static func window(_ gallery: GalleryView, _ size: Size) -> Window {
    let window = Window(root: gallery, host: PictureHost(), size: size)
    window.tick(now: 0)
    return window
  }
}
