import Almanac
import CGtk

/// The clipboard.
extension GTKWindowHost {
  /// Puts a text on the clipboard, along with its iCalendar form.
  func copy(_ text: String, _ alternatives: [TypedText]) {
    let clipboard = gtk_widget_get_clipboard(canvas.widget)
    let texts = alternatives.map { ($0.type.string, $0.text.string) } + [("text/plain;charset=utf-8", text)]
    var providers = texts.map { type, text in
      let bytes = text.withCString { g_bytes_new($0, gsize(text.utf8.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(clipboard, union)
    g_object_unref(UnsafeMutableRawPointer(union))
  }

  /// Requests the text on the clipboard, which arrives later.
  func paste(into content: any HostedContent) {
    let clipboard = gtk_widget_get_clipboard(canvas.widget)
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, host in
        guard let host else { return }
        let owner = Unmanaged<GTKWindowHost>.fromOpaque(host).takeRetainedValue()
        guard let source, let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
        owner.content?.send(.paste(String(cString: text)))
        g_free(text)
      }, Unmanaged.passRetained(self).toOpaque())
  }
}
