import Almanac
import CGtkReading
import CairoHost
import Foundation
import GTKHost
import HostConformance
import PixelReading

/// The window of GTK as a host under test: it gets the mutations that a program would send. Pixels are those that GTK shows,
/// names and states those that its widgets have, and clicks, drags and keys come from the display server.
///
/// It keeps no views of its own, so the rest of a snapshot is the tree of the mutations. No touchscreen and no wheel with exact
/// distances can be faked on the display, so those events are given to what sends them on.
final class WindowUnderTest: ConformingHost {
  let capabilities: HostCapabilities = []
  private let title: String
  private(set) var window: DesktopWindow?
  private(set) var content = MirroredContent()
  private var surroundings = HostSurroundings(size: .zero, palette: Palette(entries: []))
  private var identifier = ""

  init(title: String) { self.title = title }

  nonisolated(nonsending) func open(_ surroundings: HostSurroundings) async throws {
    self.surroundings = surroundings
    content = MirroredContent()
    let window = try DesktopWindow(title: title, size: surroundings.size, hasHeader: false)
    self.window = window
    content.onFocus = { [weak self] in if let self { window.host.perform(.focus(self.content.focusedID ?? .none)) } }
    window.host.show(content)
    show()
    try pump("a window of its size") { window.host.canvasSize == surroundings.size }
    identifier = try Person.window(named: title)
    try Person.act("windowfocus", identifier)
    try pump("the focus of the window") { window.isActive }
    try settle()
    _ = content.takeEvents()
  }

  nonisolated(nonsending) func apply(_ mutations: [Mutation]) async throws {
    content.apply(mutations)
    window?.host.commit(FrameOutput(mutations: mutations))
  }

  nonisolated(nonsending) func perform(_ request: HostRequest) async throws {
    if case .focus(let id) = request { content.focus(id) }
    window?.host.perform(request)
  }

  nonisolated(nonsending) func act(_ act: HostAct) async throws -> [InputEvent] {
    guard let window else { return [] }
    try settle()
    let before = content.takeEvents()
    switch act {
    case .click(let point, let count):
      try move(to: point)
      for _ in 0..<count { try Person.act("click", "1") }
    case .drag(let start, let end):
      try move(to: start)
      try Person.act("mousedown", "1")
      try settle()
      try move(to: Point(x: ((start.x + end.x) / 2).rounded(), y: ((start.y + end.y) / 2).rounded()))
      try settle()
      try move(to: end)
      try settle()
      try Person.act("mouseup", "1")
    case .tap(let point):
      _ = window.host.send(
        [PointerEvent.Phase.down, .up].map {
          .pointer(PointerEvent(phase: $0, location: point, time: 0, kind: .touch))
        }, to: content)
    case .wheel(let point, let delta): _ = window.host.send([.wheel(at: point, delta: delta)], to: content)
    case .pinch(let point, let factor):
      let steps: [(MagnifyEvent.Phase, Double)] = [
        (.began, 1), (.changed, factor.squareRoot()), (.changed, factor), (.ended, factor),
      ]
      for (phase, scale) in steps { window.host.pinch(phase, scale: scale, at: point) }
    case .key(let key): try Person.act("key", Person.name(of: key))
    case .type(let text): try type(text, into: window)
    case .activate(let id): window.host.activate(id)
    case .surround(let new):
      surroundings = new
      show()
      window.resize(new.size)
      try pump("another size") { window.host.canvasSize == new.size }
    }
    try settle()
    return before + content.takeEvents()
  }

  nonisolated(nonsending) func snapshot() async throws -> HostSnapshot {
    guard let window else { return HostSnapshot() }
    try settle()
    window.host.describe()
    try settle()
    var snapshot = content.tree.snapshot(surroundings)
    var views = Dictionary(uniqueKeysWithValues: snapshot.views.map { ($0.id, $0) })
    try readPixels(window, into: &views)
    let reading = WidgetReading(window.host)
    reading.read(into: &views, for: content)
    for (index, view) in snapshot.views.enumerated() { snapshot.views[index] = views[view.id] ?? view }
    snapshot.spoken = reading.order
    snapshot.focused = reading.focused
    snapshot.events = content.takeEvents()
    return snapshot
  }

  nonisolated(nonsending) func close() async throws {
    window?.close()
    window = nil
    while g_main_context_iteration(nil, 0) != 0 {}
    guard GTKWindow.liveWidgetCount == 0 else {
      throw WindowFault(description: "\(GTKWindow.liveWidgetCount) widgets outlive their window")
    }
  }

  // MARK: - Parts

  private func show() {
    window?.show(
      Painting(
        palette: surroundings.palette, appearance: surroundings.appearance, direction: surroundings.direction),
      language: "en", fontFamily: "sans-serif")
  }

  private func move(to point: Point) throws {
    try Person.act("mousemove", "--window", identifier, "\(Int(point.x))", "\(Int(point.y))")
  }

  /// Replaces the text of the field with the focus, by keys; letters that the keyboard does not have come from the clipboard.
  private func type(_ text: String, into window: DesktopWindow) throws {
    try Person.act("key", "ctrl+a")
    if text.isEmpty {
      try Person.act("key", "Delete")
    } else if text.utf8.allSatisfy({ $0 < 0x80 }) {
      try Person.act("type", "--delay", "12", text)
    } else {
      gdk_clipboard_set_text(gtk_widget_get_clipboard(window.host.widget), text)
      try Person.act("key", "ctrl+v")
    }
    // The clipboard answers later.
    try pump("the text \(text)") { content.focusedID.flatMap { window.host.fieldText(of: $0) } == text }
  }

  /// Runs the loop until a condition holds.
  func pump(_ what: String, until condition: () -> Bool) throws {
    let end = g_get_monotonic_time() + 5_000_000
    // Conditions may come true without an event of the display.
    let clock = RepeatedCall(after: 0.005) { 0.005 }
    defer { withExtendedLifetime(clock) {} }
    while !condition() {
      guard g_get_monotonic_time() < end else { throw WindowFault(description: "expected \(what)") }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Runs the loop until all events of the display are handled and painted.
  func settle() throws {
    guard let window else { return }
    gdk_display_sync(gdk_display_get_default())
    for _ in 0..<2 {
      let frame = window.host.frameCount
      window.host.repaint()
      try pump("another frame") { window.host.frameCount > frame }
    }
  }

  /// Reads what GTK shows, with and without texts.
  private func readPixels(_ window: DesktopWindow, into views: inout [ViewID: ShownView]) throws {
    let whole = try pixels(window)
    content.hidesTexts = true
    try settle()
    let shapes = try pixels(window)
    content.hidesTexts = false
    try settle()
    let painting = Painting(
      palette: surroundings.palette, appearance: surroundings.appearance, direction: surroundings.direction)
    let list = content.displayList()
    var read = views
    PaintedPixels(list, size: surroundings.size, painting: painting, whole: whole, shapes: shapes).read(into: &read)
    // A field of GTK covers what lies below it, and shows its text in both pictures.
    let field = window.host.fieldFrame
    for (id, view) in read where field.map({ !$0.intersects(view.frame) }) ?? true { views[id] = view }
  }

  private func pixels(_ window: DesktopWindow) throws -> Pixels {
    let (width, height) = (Int(surroundings.size.width), Int(surroundings.size.height))
    guard let texture = window.host.texture() else { throw WindowFault(description: "the window shows nothing") }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let pixels = Pixels(width: width, height: height)
    pixels.fill { rows, stride in gdk_texture_download(texture, rows, gsize(stride)) }
    return pixels
  }
}

/// A window that does not behave in a way that no view can be blamed for.
struct WindowFault: Error, CustomStringConvertible {
  var description: String
}
