import Almanac
import AppKit
import HostConformance

@testable import AlmanacUI

/// The canvas of AppKit as a host under test. A snapshot is what the canvas holds, paints and exposes; the model gives the frames of
/// views that paint nothing, and the list to paint.
@MainActor final class CanvasNSHost: @MainActor ConformingHost {
  let capabilities: HostCapabilities = []
  private(set) var window = NSWindow(standInSize: CGSize(width: 1, height: 1))
  private(set) var canvas = CanvasNSView(frame: .zero)
  private var model = MirrorTree()
  private var surroundings = HostSurroundings(size: .zero, palette: Palette(entries: []))
  private var events: [InputEvent] = []
  /// A change of the canvas after each frame, to see whether sessions find it.
  var fault: ((CanvasNSView) -> Void)?

  @MainActor func open(_ surroundings: HostSurroundings) async throws {
    let size = CGSize(width: surroundings.size.width, height: surroundings.size.height)
    window = NSWindow(standInSize: size)
    canvas = CanvasNSView(frame: CGRect(origin: .zero, size: size))
    model = MirrorTree()
    window.standInContent.addSubview(canvas)
    canvas.onPaint = { [weak self] in self?.model.displayList() ?? DisplayList(items: []) }
    canvas.onEvent = { [weak self] event in
      self?.events.append(event)
      return true
    }
    adopt(surroundings)
    window.standInCommit()
    events = []
  }

  @MainActor func apply(_ mutations: [Mutation]) async throws {
    model.apply(mutations)
    canvas.apply(mutations)
    window.standInCommit()
    fault?(canvas)
  }

  @MainActor func perform(_ request: HostRequest) async throws {
    if case .focus(let id) = request { canvas.focus(id) }
    fault?(canvas)
  }

  @MainActor func act(_ act: HostAct) async throws -> [InputEvent] {
    switch act {
    case .click(let point, let count): for number in 1...count { press([point], clicks: number) }
    case .tap(let point): press([point])
    case .drag(let start, let end):
      press((0...4).map { start + Point(x: (end - start).x * Double($0) / 4, y: (end - start).y * Double($0) / 4) })
    case .wheel(let point, let delta):
      let event = window.standInEvent(at: CGPoint(point), delta: CGPoint(x: -delta.x, y: -delta.y))
      window.standInView(at: CGPoint(point))?.scrollWheel(with: event)
    case .pinch(let point, let factor):
      let view = window.standInView(at: CGPoint(point))
      let steps: [(NSEvent.Phase, CGFloat)] = [(.began, 0), (.changed, CGFloat(factor - 1)), (.ended, 0)]
      for (phase, step) in steps {
        view?.magnify(with: window.standInEvent(at: CGPoint(point), magnification: step, phase: phase))
      }
    case .key(let key):
      let flags: NSEvent.ModifierFlags = key.modifiers.contains(.shift) ? .shift : []
      window.firstResponder?.keyDown(
        with: window.standInEvent(at: .zero, flags: flags, keyCode: Self.codes[key.key] ?? 53))
    case .type(let text): (window.firstResponder as? NSTextView)?.standInType(text)
    case .activate(let id): _ = element(id)?.accessibilityPerformPress()
    case .surround(let new): adopt(new)
    }
    window.standInCommit()
    defer { events = [] }
    // A Mac has no fingers: a tap is a click.
    guard case .tap = act else { return events }
    return events.map { event in
      guard case .pointer(var pointer) = event else { return event }
      pointer.kind = .touch
      return .pointer(pointer)
    }
  }

  @MainActor func snapshot() async throws -> HostSnapshot {
    canvas.needsDisplay = true
    window.standInCommit()
    defer { events = [] }
    let reading = CanvasNSReading(canvas: canvas, surroundings: surroundings)
    var snapshot = HostSnapshot(events: events)
    snapshot.views = reading.views(model.snapshot(surroundings).views, model.displayList())
    snapshot.spoken = reading.spoken()
    let isFocused = window.firstResponder === canvas || window.firstResponder === canvas.field?.editor
    snapshot.focused = isFocused ? canvas.focused : nil
    return snapshot
  }

  @MainActor func close() async throws {
    canvas.removeFromSuperview()
    events = []
  }

  private func press(_ points: [Point], clicks: Int = 1) {
    let view = window.standInView(at: CGPoint(points[0]))
    view?.mouseDown(with: window.standInEvent(at: CGPoint(points[0]), clicks: clicks))
    for point in points.dropFirst() {
      view?.mouseDragged(with: window.standInEvent(at: CGPoint(point), clicks: clicks))
    }
    view?.mouseUp(with: window.standInEvent(at: CGPoint(points[points.count - 1]), clicks: clicks))
  }

  private func adopt(_ new: HostSurroundings) {
    surroundings = new
    let size = CGSize(width: new.size.width, height: new.size.height)
    window.standInResize(size)
    canvas.frame = CGRect(origin: .zero, size: size)
    canvas.surroundings = Surroundings(
      palette: new.palette, appearance: new.appearance, direction: new.direction, scale: 2)
  }

  private func element(_ id: ViewID) -> NodeNSElement? {
    func find(_ elements: [Any]) -> NodeNSElement? {
      for case let element as NodeNSElement in elements {
        if element.id == id { return element }
        if let found = find(element.accessibilityChildren() ?? []) { return found }
      }
      return nil
    }
    return find(canvas.accessibilityChildren() ?? [])
  }

  private static let codes: [KeyEvent.Key: UInt16] = [
    .arrowLeft: 123, .arrowRight: 124, .arrowDown: 125, .arrowUp: 126, .home: 115, .end: 119, .pageUp: 116,
    .pageDown: 121, .enter: 36, .space: 49, .escape: 53,
  ]
}
