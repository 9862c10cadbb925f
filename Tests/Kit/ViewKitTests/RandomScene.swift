import Geometry
import TestSupport
import ViewKit

/// A tree that is changed at random, in every way the tree can be changed.
final class RandomScene {
  let harness: ViewHarness
  private let root = View()
  private var views: [View] = []
  private var detached: [View] = []
  private var generator: SeededGenerator

  init(seed: UInt64, capabilities: HostCapabilities = []) {
    generator = SeededGenerator(seed: seed)
    harness = ViewHarness(root: root, capabilities: capabilities)
    for _ in 0..<20 { addView() }
  }

  var window: Window { harness.window }

  /// Makes one to eight changes.
  func edit() {
    for _ in 0..<number(1...8) { change() }
  }

  private func change() {
    switch number(0...18) {
    case 0...2: addView()
    case 3: withView { $0.removeFromSuperview() }
    case 4: if let view = detached.randomElement(using: &generator) { parent().addSubview(view) }
    case 5: withView { view in parent().addSubview(view) }
    case 6: withView { $0.isHidden.toggle() }
    case 7: withView { $0.bringToFront() }
    case 8...9: withView { $0.frame = randomFrame() }
    case 10: withView { $0.layer = randomLayer() }
    case 11: withView { $0.text = ["", "a", "é", "e\u{301}", "שלום"].randomElement(using: &generator) ?? "" }
    case 12: withView { $0.accessibility = randomAccessibility() }
    case 13: withView { $0.isTabStop.toggle() }
    case 14: scroll()
    case 15: withView { $0.setNeedsLayout() }
    case 16: moveAndRemove()
    case 17: withView { $0.image = randomImage() }
    default: window.send(.resize(Size(width: Double(number(0...500)), height: Double(number(0...400)))))
    }
    detached = views.filter { $0.window == nil }
    if detached.count > 20 {
      detached.removeFirst()
      views.removeAll { view in view.window == nil && !detached.contains { $0 === view } }
    }
  }

  private func addView() {
    let view: View
    switch number(0...5) {
    case 0:
      let scrollView = ScrollView()
      scrollView.contentSize = Size(width: 500, height: 2_000)
      view = scrollView
    case 1: view = View(traits: .clips)
    default: view = View(traits: number(0...3) == 0 ? .movesOften : [])
    }
    if number(0...4) > 0 { view.frame = randomFrame() }
    if number(0...2) > 0 { view.layer = randomLayer() }
    parent().addSubview(view)
    views.append(view)
  }

  /// A view that was made, put in and taken out between two frames, with an old view inside.
  private func moveAndRemove() {
    let view = View()
    parent().addSubview(view)
    withView { view.addSubview($0) }
    view.removeFromSuperview()
  }

  private func scroll() {
    guard let view = views.filter({ $0 is ScrollView && $0.window != nil }).randomElement(using: &generator),
      let scrollView = view as? ScrollView
    else { return }
    let offset = Point(x: Double(number(0...50)), y: Double(number(0...900)))
    switch number(0...3) {
    case 0: scrollView.rebase(to: offset)
    case 1: scrollView.contentSize = Size(width: Double(number(0...600)), height: Double(number(0...3_000)))
    case 2 where window.capabilities.contains(.scrollsNatively) && !harness.host.frames.isEmpty:
      window.send(.scrolled(scrollView.id, to: offset))
      harness.mirror.scrolledByHost(scrollView.id, to: offset)
    default: scrollView.scroll(to: offset)
    }
  }

  private func withView(_ body: (View) -> Void) {
    if let view = views.randomElement(using: &generator) { body(view) }
  }

  /// Only views in the window or the root; a view of a detached tree now and then.
  private func parent() -> View {
    guard number(0...3) > 0, let view = views.randomElement(using: &generator) else { return root }
    return view
  }

  private func randomFrame() -> Rect {
    Rect(
      x: Double(number(-50...350)), y: Double(number(-50...350)), width: Double(number(0...200)),
      height: Double(number(0...200)))
  }

  private func randomLayer() -> Layer {
    guard number(0...4) > 0 else { return .clear }
    return Layer(fill: .role(ColorRole(UInt8(number(0...5)))), opacity: number(0...3) == 0 ? 0.5 : 1)
  }

  private func randomImage() -> Image? {
    switch number(0...4) {
    case 0: return nil
    case 1: return Image(ImageSource(SampleImages.star), tint: .role(ColorRole(1)))
    case 2: return Image(SampleImages.source(SampleImages.sun), contentMode: .fill, opacity: 0.5, label: "sun")
    default: return Image(SampleImages.source(SampleImages.cup))
    }
  }

  private func randomAccessibility() -> AccessibilityNode {
    AccessibilityNode(
      role: AccessibilityNode.Role.allCases.randomElement(using: &generator) ?? .none,
      label: number(0...1) == 0 ? "" : "label \(number(0...3))",
      states: AccessibilityNode.States(rawValue: UInt32(number(0...1_023))), rowIndex: number(0...2),
      columnIndex: number(0...2), extent: AccessibilityNode.Extent(position: number(0...2), count: number(0...2)),
      owned: number(0...3) == 0 ? [ViewID(Int32(number(1...9)))] : [])
  }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
