import Geometry
import Testing
import ViewKit

@Suite("Views in surroundings of their own")
struct SurroundingsViewTests {
  private static let role = Color.role(ColorRole(0))

  private static func palette(_ light: UInt32, _ dark: UInt32) -> Palette {
    Palette(entries: [Palette.Entry(name: "ground", light: RGBA(light), dark: RGBA(dark))])
  }

  @Test("roles inside are colors of its palette, or of one appearance alone; outside they stay roles")
  func resolving() {
    let root = View()
    let colors = SurroundingsView(palette: Self.palette(0x111111, 0x222222))
    let inner = View()
    let outer = View()
    for view in [colors, outer] { root.addSubview(view) }
    colors.addSubview(inner)
    for view in [inner, outer] {
      view.layer = Layer(
        fill: Self.role, lines: .top, lineColor: Self.role, stripe: Stripe(color: Self.role, width: 1),
        ring: Ring(color: Self.role, width: 2), textColor: Self.role,
        textShadow: TextShadow(color: Self.role, offset: 1), hatch: Self.role)
      view.frame = Rect(x: 0, y: 0, width: 9, height: 9)
    }
    let window = Window(root: root, host: PictureHost(), size: Size(width: 10, height: 10))
    window.tick(now: 0)
    func colorsShown(_ view: View) -> [Color?] {
      let layer = window.displayList().items.first { $0.id == view.id }?.layer ?? .clear
      return [
        layer.fill, layer.hatch, layer.lineColor, layer.stripe?.color, layer.ring?.color, layer.textColor,
        layer.textShadow?.color,
      ]
    }
    let pair = Color.dynamic(light: RGBA(0x111111), dark: RGBA(0x222222))
    #expect(colorsShown(inner) == [Color?](repeating: pair, count: 7))
    #expect(colorsShown(outer) == [Color?](repeating: Self.role, count: 7))
    colors.appearance = .dark
    let dark = Color.dynamic(light: RGBA(0x222222), dark: RGBA(0x222222))
    #expect(colorsShown(inner) == [Color?](repeating: dark, count: 7))
  }

  @Test("inside mirrored surroundings leading and trailing are exchanged, and colors stay roles")
  func mirroring() throws {
    let mirrored = SurroundingsView(isMirrored: true)
    let inner = View()
    mirrored.addSubview(inner)
    inner.frame = Rect(x: 0, y: 0, width: 9, height: 9)
    inner.layer = Layer(
      fill: Self.role, leadingRadius: 1, trailingRadius: 2, lines: [.leading, .top], lineColor: Self.role,
      textStyle: TextStyle(size: 10, lineHeight: 12, alignment: .trailing), textInsets: Insets(leading: 3, trailing: 4))
    let window = Window(root: mirrored, host: PictureHost(), size: Size(width: 10, height: 10))
    window.tick(now: 0)
    let shown = try #require(window.displayList().items.last?.layer)
    #expect(
      shown
        == Layer(
          fill: Self.role, leadingRadius: 2, trailingRadius: 1, lines: [.trailing, .top], lineColor: Self.role,
          textStyle: TextStyle(size: 10, lineHeight: 12, alignment: .leading),
          textInsets: Insets(leading: 4, trailing: 3)))
    mirrored.isMirrored = false
    #expect(window.displayList().items.last?.layer == inner.layer)
  }

  @Test("another palette is sent to the host for everything inside, and for nothing else")
  func changing() {
    let host = ListeningHost()
    let root = View()
    let colors = SurroundingsView(palette: Self.palette(0x111111, 0x222222))
    let inner = View()
    root.layer = Layer(fill: Self.role)
    inner.layer = Layer(fill: Self.role)
    root.addSubview(colors)
    colors.addSubview(inner)
    let window = Window(root: root, host: host, size: Size(width: 10, height: 10))
    window.tick(now: 0)
    host.mutations = []
    colors.palette = Self.palette(0x333333, 0x444444)
    window.tick(now: 1)
    let styled = host.mutations.compactMap { if case .style(let id, _) = $0 { id } else { nil } }
    #expect(Set(styled) == [colors.id, inner.id])
    let layers = host.mutations.compactMap { if case .layer(_, let layer) = $0 { layer.fill } else { nil } }
    #expect(layers.contains(.dynamic(light: RGBA(0x333333), dark: RGBA(0x444444))))
  }

  private final class ListeningHost: WindowHost {
    let capabilities: HostCapabilities = []
    let scale = 1.0
    var mutations: [Mutation] = []

    func requestFrame() {}
    func commit(_ frame: FrameOutput) { mutations += frame.mutations }
    func perform(_ request: HostRequest) {}
  }
}
