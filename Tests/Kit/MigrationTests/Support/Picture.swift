import Almanac

/// A view in a window that nobody sees, for examples: as a program would show it, drawn once.
final class Picture {
  let window: Window
  private var now = 0.0

  init(_ root: View, width: Double = 800, height: Double = 600) {
    window = Window(root: root, host: PictureHost(), size: Size(width: width, height: height))
    draw()
  }

  deinit { window.close() }

  /// Lets frames pass until nothing moves any more.
  func draw(seconds: Double = 2) {
    for _ in 0..<Int(seconds * 60) {
      now += 1 / 60
      window.tick(now: now)
    }
  }

  /// The texts that can be seen.
  var texts: [String] { window.displayList().items.map(\.text).filter { !$0.isEmpty } }
}
