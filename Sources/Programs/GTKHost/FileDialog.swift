import CGtk

/// The desktop's dialog for choosing files.
final class FileDialog {
  private let dialog: OpaquePointer
  private let onEnd: ([String]) -> Void

  /// Asks the user for files.
  ///
  /// - Parameters:
  ///   - name: The suggested name of a file to write; `nil` to open files.
  ///   - onEnd: Called with the chosen paths; none if the dialog was canceled.
  static func ask(
    _ title: String, name: String?, over window: UnsafeMutablePointer<GtkWindow>, onEnd: @escaping ([String]) -> Void
  ) {
    let dialog = FileDialog(title, name, window, onEnd)
    // The dialog retains itself until it is answered.
    let answered: @convention(c) (OpaquePointer, gint, gpointer) -> Void = { _, response, owner in
      let dialog = Unmanaged<FileDialog>.fromOpaque(owner).takeRetainedValue()
      dialog.end(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(dialog.dialog), "response", unsafeBitCast(answered, to: GCallback.self),
      Unmanaged.passRetained(dialog).toOpaque(), nil, GConnectFlags(rawValue: 0))
    gtk_native_dialog_show(native(dialog.dialog))
  }

  private init(
    _ title: String, _ name: String?, _ window: UnsafeMutablePointer<GtkWindow>, _ onEnd: @escaping ([String]) -> Void
  ) {
    self.onEnd = onEnd
    dialog = gtk_file_chooser_native_new(
      title, window, name == nil ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
    if let name { gtk_file_chooser_set_current_name(dialog, name) }
    if name == nil { gtk_file_chooser_set_select_multiple(dialog, 1) }
    let filter = gtk_file_filter_new()
    let isDocument = name?.hasSuffix(".pdf") == true
    gtk_file_filter_set_name(filter, isDocument ? "PDF (*.pdf)" : "iCalendar (*.ics)")
    gtk_file_filter_add_pattern(filter, isDocument ? "*.pdf" : "*.ics")
    gtk_file_chooser_add_filter(dialog, filter)
    g_object_unref(UnsafeMutableRawPointer(filter!))
  }

  private func end(isAccepted: Bool) {
    var paths: [String] = []
    if isAccepted, let files = gtk_file_chooser_get_files(dialog) {
      for index in 0..<g_list_model_get_n_items(files) {
        guard let file = g_list_model_get_item(files, index) else { continue }
        if let path = FileDialog.path(OpaquePointer(file)) { paths.append(path) }
        g_object_unref(file)
      }
      g_object_unref(UnsafeMutableRawPointer(files))
    }
    onEnd(paths)
    g_object_unref(UnsafeMutableRawPointer(dialog))
  }

  private static func native(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// Returns the paths of a list of files.
  static func paths(_ files: UnsafeMutablePointer<GSList>?) -> [String] {
    var paths: [String] = []
    var list = files
    while let entry = list {
      if let path = path(OpaquePointer(entry.pointee.data)) { paths.append(path) }
      list = entry.pointee.next
    }
    return paths
  }

  /// Returns the path of a file; `nil` if it has none, as on some networks.
  static func path(_ file: OpaquePointer) -> String? {
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
