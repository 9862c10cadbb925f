import ViewKit

/// Closes a window when its owner is released, so that releasing a view is enough.
final class WindowBox {
  let window: Window

  init(_ window: Window) { self.window = window }

  deinit { window.close() }
}
