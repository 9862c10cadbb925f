public import Almanac
import CGtk

/// The desktop settings that a calendar follows.
public struct DesktopSettings: Equatable {
  /// Whether the desktop is light or dark.
  public var appearance = Appearance.light
  /// Whether the desktop uses a high-contrast theme.
  public var hasHighContrast = false
  /// Whether the desktop asks for reduced motion.
  public var reducesMotion = false
  /// The desktop's font family, such as `Cantarell`.
  public var fontFamily = "sans-serif"

  /// The text size, relative to the desktop default.
  public var textScale = 1.0

  /// Creates default settings: light, with motion.
  public init() {}

  /// Returns the current settings. GTK has to be initialized.
  static func read() -> DesktopSettings {
    var settings = DesktopSettings()
    guard let source = gtk_settings_get_default() else { return settings }
    let theme = text("gtk-theme-name", of: source)
    let isDark = prefersDark || theme.hasSuffix("-dark")
    settings.appearance = DesktopPortal.appearance ?? (isDark || theme.contains("Inverse") ? .dark : .light)
    settings.hasHighContrast = theme.hasPrefix("HighContrast") || DesktopPortal.hasHighContrast
    settings.reducesMotion = !flag("gtk-enable-animations", of: source)
    let resolution = number("gtk-xft-dpi", of: source)
    // Desktops scale text through the resolution, in 1024ths of a dot per inch.
    if resolution > 0 { settings.textScale = Double(resolution) / 1024 / 96 }
    if let font = pango_font_description_from_string(text("gtk-font-name", of: source)) {
      if let family = pango_font_description_get_family(font) { settings.fontFamily = String(cString: family) }
      pango_font_description_free(font)
    }
    return settings
  }

  /// Whether the user prefers dark programs, read before this program requests dark header bars.
  private static let prefersDark =
    gtk_settings_get_default().map { flag("gtk-application-prefer-dark-theme", of: $0) } ?? false

  /// Makes the window parts that GTK paints light or dark.
  static func show(_ appearance: Appearance) {
    guard let source = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GTypes.boolean)
    g_value_set_boolean(&value, appearance == .dark ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self), "gtk-application-prefer-dark-theme", &value
    )
    g_value_unset(&value)
  }

  private static let names = ["gtk-theme-name", "gtk-enable-animations", "gtk-font-name", "gtk-xft-dpi"]

  /// Calls a function after each change of a setting, until `endObserving(_:)`.
  static func observe(_ owner: AnyObject, _ changed: @convention(c) (gpointer, gpointer, gpointer) -> Void) {
    guard let source = gtk_settings_get_default() else { return }
    for name in names { Signal.connect(UnsafeMutableRawPointer(source), "notify::" + name, owner, changed) }
  }

  /// Stops the calls of `observe`.
  static func endObserving(_ owner: AnyObject) {
    if let source = gtk_settings_get_default() { Signal.disconnect(UnsafeMutableRawPointer(source), owner) }
  }

  private static func flag(_ name: String, of source: OpaquePointer) -> Bool {
    var value = GValue()
    g_value_init(&value, GTypes.boolean)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_boolean(&value) != 0
  }

  private static func number(_ name: String, of source: OpaquePointer) -> Int32 {
    var value = GValue()
    g_value_init(&value, GTypes.int)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_int(&value)
  }

  private static func text(_ name: String, of source: OpaquePointer) -> String {
    var value = GValue()
    g_value_init(&value, GTypes.text)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }
}

/// The numbers of GObject's fundamental types, which are macros in C.
enum GTypes {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let text = GType(16 << 2)
}
