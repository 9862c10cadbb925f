import Almanac

/// A tree of views with all kinds of traits, which changes randomly: views are raised, moved, hidden, scrolled, and
/// removed.
final class TreeContent: SessionContent {
  let root = View()
  private let scroll = ScrollView()
  private let section = View()
  private let field = TextField(label: "Search")
  private var views: [View] = []

  init(_ surroundings: HostSurroundings, _ generator: inout SeededGenerator) {
    scroll.frame = Rect(x: 20, y: 60, width: 300, height: 260)
    scroll.contentSize = Size(width: 300, height: 2_000)
    section.frame = Rect(x: 0, y: 100, width: 300, height: 800)
    for (traits, text) in [(ViewTraits.pinsY, "pinned"), (.pinsX, "beside")] {
      let pin = View(traits: traits)
      pin.addSubview(label(text, Rect(x: 8, y: 4, width: 90, height: 20)))
      scroll.addSubview(pin)
    }
    let heading = View(traits: .sticks)
    heading.frame = Rect(x: 0, y: 0, width: 300, height: 24)
    heading.addSubview(label("heading", Rect(x: 0, y: 0, width: 200, height: 24)))
    section.addSubview(heading)
    scroll.addSubview(section)
    field.frame = Rect(x: 20, y: 16, width: 200, height: 28)
    field.layer = Layer(textColor: Color(light: 0, dark: 0xffffff), textStyle: TextStyle(size: 13, lineHeight: 20))
    for view in [scroll, field] { root.addSubview(view) }
    for _ in 0..<24 { add(&generator) }
    adopt(surroundings)
  }

  func change(_ generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    guard let view = views.randomElement(using: &generator) else { return }
    switch number(0...10) {
    case 0, 1: add(&generator)
    case 2: view.bringToFront()
    case 3: view.frame = Self.frame(&generator)
    case 4: if view.subviews.isEmpty { view.layer = Self.layer(&generator) }
    case 5: view.isHidden.toggle()
    case 6 where view.layer.textStyle != nil: view.text = ["", "one", "e\u{301}", "שלום", "<b>&amp;"][number(0...4)]
    case 7: scroll.scroll(to: Point(x: 0, y: Double(number(0...1_700))))
    case 8:
      view.effect =
        number(0...1) == 0 ? .none : ViewEffect(scaleX: 0.5, scaleY: 0.75, offset: Point(x: 6, y: 8), opacity: 0.5)
    case 9: field.text = ["", "tea", "tea & cake"][number(0...2)]
    default:
      view.removeFromSuperview()
      views.removeAll { $0.window == nil }
    }
  }

  func adopt(_ surroundings: HostSurroundings) {}

  private func add(_ generator: inout SeededGenerator) {
    let clips = Int.random(in: 0...3, using: &generator) == 0
    let view = View(traits: clips ? .clips : [])
    view.frame = Self.frame(&generator)
    view.layer = Self.layer(&generator)
    if view.layer.textStyle != nil { view.text = "view \(views.count)" }
    if Int.random(in: 0...2, using: &generator) == 0 {
      view.accessibility = AccessibilityNode(role: .button, label: "button \(views.count)", states: .pressed)
    } else if Int.random(in: 0...3, using: &generator) == 0 {
      view.image = Image(ImageSource(Self.diamond), tint: Color(light: 0x0a84ff, dark: 0x409cff))
    }
    // Hosts may clip the contents of a view with a text.
    let parents = views.filter { $0.layer.textStyle == nil && $0.window != nil } + [root, section]
    (parents.randomElement(using: &generator) ?? root).addSubview(view)
    views.append(view)
  }

  private func label(_ text: String, _ frame: Rect) -> View {
    let view = View()
    view.frame = frame
    view.text = text
    view.layer = Layer(textColor: Color(light: 0, dark: 0xffffff), textStyle: TextStyle(size: 12, lineHeight: 16))
    return view
  }

  private static let diamond = Outline(
    points: [Point(x: 0.5, y: 0), Point(x: 1, y: 0.5), Point(x: 0.5, y: 1), Point(x: 0, y: 0.5)])

  private static func frame(_ generator: inout SeededGenerator) -> Rect {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    return Rect(x: number(0...280), y: number(0...420), width: number(0...120), height: number(0...90))
  }

  private static func layer(_ generator: inout SeededGenerator) -> Layer {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    guard number(0...2) > 0 else { return Layer(fill: .role(ColorRole(UInt8(number(0...5))))) }
    return Layer(
      fill: number(0...2) == 0 ? nil : .role(ColorRole(UInt8(number(0...5)))), leadingRadius: Double(number(0...1) * 6),
      textColor: Color(light: 0, dark: 0xffffff),
      textStyle: TextStyle(
        size: Double(number(11...15)), lineHeight: 20, weight: .medium,
        alignment: number(0...1) == 0 ? .leading : .center),
      opacity: number(0...4) == 0 ? 0.5 : 1)
  }
}
