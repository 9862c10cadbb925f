import CGtk

/// Watches files and folders for changes by any program.
///
/// ```swift
/// let watch = FileWatch(["work.ics"]) { calendars.reload() }
/// ```
///
/// It watches until it is released, and uses no processor time while nothing changes.
public final class FileWatch {
  private var monitors: [UnsafeMutablePointer<GFileMonitor>] = []
  private let onChange: () -> Void
  private var pause: guint = 0

  /// The time during which rapid changes are combined, in milliseconds.
  private static let delay: guint = 100

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - paths: Folders, and files, which need not exist yet.
  ///   - onChange: Called shortly after a change, once for several in quick succession.
  public init(_ paths: [String], onChange: @escaping () -> Void) {
    self.onChange = onChange
    for path in paths {
      let file = g_file_new_for_path(path)
      defer { g_object_unref(UnsafeMutableRawPointer(file!)) }
      guard let monitor = g_file_monitor(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { continue }
      let changed: @convention(c) (OpaquePointer, OpaquePointer?, OpaquePointer?, UInt32, gpointer) -> Void = {
        _, _, _, _, owner in
        Signal.owner(owner, as: FileWatch.self).changed()
      }
      Signal.connect(monitor, "changed", self, changed)
      monitors.append(monitor)
    }
  }

  deinit {
    if pause != 0 { g_source_remove(pause) }
    for monitor in monitors {
      Signal.disconnect(monitor, self)
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
    }
  }

  private func changed() {
    guard pause == 0 else { return }
    pause = g_timeout_add(
      FileWatch.delay,
      { owner in
        guard let owner else { return 0 }
        let watch = Signal.owner(owner, as: FileWatch.self)
        watch.pause = 0
        watch.onChange()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
