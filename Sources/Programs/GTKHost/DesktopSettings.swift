public import Almanac
import CGtk

/// The settings of the desktop that a calendar follows.
public struct DesktopSettings: Equatable {
  /// Whether surfaces are light or dark.
  public var appearance = Appearance.light
  /// Whether the desktop uses a theme of high contrast.
  public var hasHighContrast = false
  /// Whether the desktop asks for jumps in place of motion.
  public var reducesMotion = false
  /// The name of the face of the desktop, such as `Cantarell`.
  public var fontFamily = "sans-serif"

  /// The size of texts, 1 for that of usual desktops.
  public var textScale = 1.0

  /// Creates settings without wishes: light, with motion.
  public init() {}

  /// Returns the settings as they are now. GTK has to be initialized.
  static func read() -> DesktopSettings {
    var settings = DesktopSettings()
    guard let source = gtk_settings_get_default() else { return settings }
    let theme = text("gtk-theme-name", of: source)
    let isDark = prefersDark || theme.hasSuffix("-dark")
    settings.appearance = DesktopPortal.appearance ?? (isDark || theme.contains("Inverse") ? .dark : .light)
    settings.hasHighContrast = theme.hasPrefix("HighContrast") || DesktopPortal.hasHighContrast
    settings.reducesMotion = !flag("gtk-enable-animations", of: source)
    let resolution = number("gtk-xft-dpi", of: source)
    // Desktops scale texts by the resolution, in 1024ths of a dot for each inch.
    if resolution > 0 { settings.textScale = Double(resolution) / 1024 / 96 }
    if let font = pango_font_description_from_string(text("gtk-font-name", of: source)) {
      if let family = pango_font_description_get_family(font) { settings.fontFamily = String(cString: family) }
      pango_font_description_free(font)
    }
    return settings
  }

  /// Whether the user asked for dark programs, before this one asked for dark header bars.
  private static let prefersDark =
    gtk_settings_get_default().map { flag("gtk-application-prefer-dark-theme", of: $0) } ?? false

  /// Makes the parts of windows that GTK paints light or dark.
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

  /// Ends the calls of `observe`.
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

/// The numbers of fundamental types of GObject, which are macros in C.
enum GTypes {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let text = GType(16 << 2)
}
