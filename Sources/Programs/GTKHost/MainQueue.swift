import CGtk

/// Runs Swift's main queue in GLib's main loop, which does not know of it. Without this, tasks of the main actor would
/// never run.
///
/// The functions are the ones that CFRunLoop uses; libdispatch does not document them.
enum MainQueue {
  /// Makes the main loop run the main queue. Call it on the main thread.
  static func join() { _ = source }

  private static let source = g_unix_fd_add(
    _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
    { handle, _, _ in
      var count: UInt64 = 0
      _ = read(handle, &count, 8)
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }, nil)
}
