import AppKit

extension NSWindow {
  /// Lets frames pass until none is asked for.
  func settle() {
    standInCommit()
    for _ in 0..<600 where CADisplayLink.standInRunning > 0 { standInFrame() }
  }
}
