import Almanac

// example
/// The functions of a toolkit: a canvas, a clock and a focus.
protocol Toolkit: AnyObject {
  var pixelsPerPoint: Double { get }
  /// Calls `SmallHost.frame(at:)` when the screen is refreshed next.
  func scheduleFrame()
  /// Calls `SmallHost.paint(in:)` soon.
  func invalidate()
  func paint(_ operation: PaintOperation, clip: Rect?, opacity: Double)
  func setClipboard(_ text: String)
}

/// A host that paints the whole window on a canvas of a toolkit.
final class SmallHost: WindowHost {
  let capabilities: HostCapabilities = []
  private unowned let toolkit: any Toolkit
  private let palette: Palette
  private var window: Window?

  init(showing root: View, size: Size, palette: Palette, on toolkit: any Toolkit) {
    (self.toolkit, self.palette) = (toolkit, palette)
    window = Window(root: root, host: self, size: size)
  }

  // What the engine asks for.

  var scale: Double { toolkit.pixelsPerPoint }

  func requestFrame() { toolkit.scheduleFrame() }

  func commit(_ frame: FrameOutput) { toolkit.invalidate() }

  func perform(_ request: HostRequest) {
    switch request {
    case .copy(let text, alternatives: _): toolkit.setClipboard(text.string)
    // The window knows the focus; a toolkit with widgets moves its own here.
    case .focus: toolkit.invalidate()
    default: break
    }
  }

  // What the toolkit calls.

  func frame(at seconds: Double) { window?.tick(now: seconds) }

  func paint(in appearance: Appearance) {
    let painting = Painting(palette: palette, appearance: appearance, direction: .leftToRight)
    for item in window?.displayList().items ?? [] {
      for operation in painting.operations(for: item) {
        toolkit.paint(operation, clip: item.clip, opacity: item.opacity)
      }
    }
  }

  func send(_ event: InputEvent) -> Bool { window?.send(event) ?? false }

  func close() {
    window?.close()
    window = nil
  }
}
// end
