import Almanac
import HostConformance
import UIKit

@testable import AlmanacUI

/// The canvas of UIKit as a host under test: a person acts on a stand-in screen, and what is shown is read from views, layers,
/// drawings and elements.
@MainActor final class CanvasHost: @MainActor ConformingHost {
  let capabilities = HostCapabilities.scrollsNatively
  private(set) var screen = StandInScreen(size: CGSize(width: 1, height: 1))
  private(set) var canvas = CanvasView(frame: .zero)
  private var surroundings = HostSurroundings(size: .zero, palette: Palette(entries: []))
  private var events: [InputEvent] = []
  /// A change of the canvas after each frame, to see whether sessions find it.
  var fault: ((CanvasView) -> Void)?

  @MainActor func open(_ surroundings: HostSurroundings) async throws {
    let size = CGSize(width: surroundings.size.width, height: surroundings.size.height)
    screen = StandInScreen(size: size)
    canvas = CanvasView(frame: CGRect(origin: .zero, size: size))
    screen.window.addSubview(canvas)
    canvas.onEvent = { [weak self] event in
      self?.events.append(event)
      return true
    }
    adopt(surroundings)
    screen.commit()
    events = []
  }

  @MainActor func apply(_ mutations: [Mutation]) async throws {
    canvas.tree.apply(mutations)
    screen.commit()
    fault?(canvas)
  }

  @MainActor func perform(_ request: HostRequest) async throws {
    if case .focus(let id) = request { canvas.tree.focus(id) }
  }

  @MainActor func act(_ act: HostAct) async throws -> [InputEvent] {
    switch act {
    case .click(let point, let count):
      for number in 1...count { press([point], .indirectPointer, taps: number) }
    case .tap(let point): press([point], .direct)
    case .drag(let start, let end):
      let steps = (0...4).map {
        start + Point(x: (end - start).x * Double($0) / 4, y: (end - start).y * Double($0) / 4)
      }
      press(steps, .indirectPointer)
    case .wheel(let point, let delta): screen.wheel(CGPoint(point), by: CGPoint(delta))
    case .pinch(let point, let factor):
      screen.pinch(at: CGPoint(point), scales: [CGFloat(factor.squareRoot()), CGFloat(factor.squareRoot())])
    case .key(let key):
      screen.key(Self.keys[key.key] ?? .keyboardEscape, "", key.modifiers.contains(.shift) ? .shift : [])
    case .type(let text):
      (screen.firstResponder as? UITextField)?.standInType(text)
      (screen.firstResponder as? UITextView)?.standInType(text)
    case .activate(let id):
      (canvas.tree.views[id] as? any SpeakingView).map { _ = $0.ownElement.accessibilityActivate() }
    case .surround(let new): adopt(new)
    }
    screen.commit()
    defer { events = [] }
    return events
  }

  @MainActor func snapshot() async throws -> HostSnapshot {
    screen.commit()
    defer { events = [] }
    var snapshot = HostSnapshot(events: events)
    let reading = CanvasReading(canvas: canvas, surroundings: surroundings)
    snapshot.views = reading.views()
    snapshot.spoken = reading.spoken()
    let isFocused = (screen.firstResponder as? UIView)?.isDescendant(of: canvas) == true
    snapshot.focused = isFocused ? canvas.tree.focused : nil
    return snapshot
  }

  @MainActor func close() async throws {
    canvas.removeFromSuperview()
    events = []
  }

  private func press(_ points: [Point], _ type: UITouch.TouchType, taps: Int = 1) {
    screen.touchDown(CGPoint(points[0]), type, taps: taps)
    for point in points.dropFirst() { screen.touchMove(CGPoint(point)) }
    screen.touchUp()
  }

  private func adopt(_ new: HostSurroundings) {
    surroundings = new
    let size = CGSize(width: new.size.width, height: new.size.height)
    screen.window.frame = CGRect(origin: .zero, size: size)
    canvas.frame = CGRect(origin: .zero, size: size)
    canvas.tree.surroundings = Surroundings(
      palette: new.palette, appearance: new.appearance, direction: new.direction, scale: 2)
  }

  private static let keys: [KeyEvent.Key: UIKeyboardHIDUsage] = [
    .arrowLeft: .keyboardLeftArrow, .arrowRight: .keyboardRightArrow, .arrowUp: .keyboardUpArrow,
    .arrowDown: .keyboardDownArrow, .home: .keyboardHome, .end: .keyboardEnd, .pageUp: .keyboardPageUp,
    .pageDown: .keyboardPageDown, .enter: .keyboardReturnOrEnter, .space: .keyboardSpacebar, .escape: .keyboardEscape,
  ]
}
