import Geometry
import ViewKit

/// A small picture with one of everything.
enum SampleScene {
  static let palette = Palette(entries: [
    .init(name: "background", light: RGBA(0xFFFFFF), dark: RGBA(0x121417)),
    .init(name: "ink", light: RGBA(0x1F2227), dark: RGBA(0xEDEEF1)),
    .init(name: "hairline", light: RGBA(0xE3E5E7), dark: RGBA(0x2D3035)),
    .init(name: "accent", light: RGBA(0xC9302D), dark: RGBA(0xEF675C)),
  ])
  static let background = Color.role(ColorRole(0))
  static let ink = Color.role(ColorRole(1))
  static let hairline = Color.role(ColorRole(2))
  static let accent = Color.role(ColorRole(3))
  static let blue = Color.dynamic(light: RGBA(0xD4EAFF), dark: RGBA(0x1F344E))
  static let size = Size(width: 300, height: 120)

  static func root() -> View {
    let root = View()
    root.layer = Layer(fill: background)
    root.accessibility = AccessibilityNode(role: .group, label: "Calendar")
    let menu = View()
    menu.frame = Rect(x: 0, y: 0, width: 300, height: 20)
    menu.text = "Mon"
    menu.layer = Layer(
      textColor: ink,
      textStyle: TextStyle(
        size: 11, lineHeight: 14, weight: .medium, alignment: .center, tracking: 0.02, isUppercase: true))
    menu.accessibility = AccessibilityNode(role: .columnHeader, label: "Monday", columnIndex: 1)
    let scrollView = ScrollView()
    scrollView.frame = Rect(x: 0, y: 20, width: 300, height: 100)
    scrollView.contentSize = Size(width: 300, height: 900)
    scrollView.accessibility.role = .grid
    for view in cells() { scrollView.addSubview(view) }
    scrollView.scroll(to: Point(x: 0, y: 30))
    root.addSubview(scrollView)
    root.addSubview(menu)
    return root
  }

  private static func cells() -> [View] {
    let cell = View()
    cell.frame = Rect(x: 0, y: 40, width: 150, height: 80.3)
    cell.layer = Layer(lines: [.top, .leading], lineColor: hairline, ring: Ring(color: accent, width: 2))
    cell.accessibility = AccessibilityNode(
      role: .gridCell, label: "21 November, \"today\"", states: [.selectable, .selected, .current], rowIndex: 1,
      columnIndex: 1)
    let number = View()
    number.frame = Rect(x: 6, y: 6, width: 24, height: 24)
    number.text = "21"
    number.layer = Layer(
      fill: accent, leadingRadius: 12, trailingRadius: 12, textColor: background,
      textStyle: TextStyle(size: 13, lineHeight: 16, weight: .medium, alignment: .center))
    cell.addSubview(number)
    let bar = View()
    bar.frame = Rect(x: 2, y: 75, width: 260, height: 20)
    bar.text = "Review <b>& plan</b>"
    bar.layer = Layer(
      fill: blue, leadingRadius: 5, trailingRadius: 0,
      stripe: Stripe(color: .dynamic(light: RGBA(0x3280DD), dark: RGBA(0x65A7FA, opacity: 128)), width: 3),
      textColor: ink, textStyle: TextStyle(size: 12, lineHeight: 16), textInsets: Insets(leading: 8, trailing: 4),
      opacity: 0.5, cursor: .pointingHand)
    bar.accessibility = AccessibilityNode(role: .button)
    return [bar, cell]
  }
}
