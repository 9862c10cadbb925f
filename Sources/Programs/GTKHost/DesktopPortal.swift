import Almanac
import CGtk

/// The settings that desktops offer to all programs through their portal, which GTK 4.8 does not query.
enum DesktopPortal {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let appearances = "org.freedesktop.appearance"
  /// The connection, retained to keep it open, and the number of the subscription.
  nonisolated(unsafe) private static var subscription: (bus: OpaquePointer, number: guint)?

  /// The appearance that the desktop prefers; `nil` if there is no portal or preference.
  static var appearance: Appearance? {
    switch number("color-scheme") {
    case 1: .dark
    case 2: .light
    default: nil
    }
  }

  /// Whether the desktop asks for high contrast.
  static var hasHighContrast: Bool { number("contrast") == 1 }

  /// Calls a function after each change of a setting, until `endObserving()`. Only one owner can observe at a time.
  static func observe(_ owner: AnyObject, _ changed: @escaping GDBusSignalCallback) {
    endObserving()
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    let number = g_dbus_connection_signal_subscribe(
      bus, name, settings, "SettingChanged", path, appearances, G_DBUS_SIGNAL_FLAGS_NONE, changed,
      Unmanaged.passUnretained(owner).toOpaque(), nil)
    subscription = (bus, number)
  }

  /// Stops the calls of `observe`.
  static func endObserving() {
    guard let (bus, number) = subscription else { return }
    subscription = nil
    g_dbus_connection_signal_unsubscribe(bus, number)
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  /// Returns a setting of the appearance; `nil` if there is no immediate answer.
  private static func number(_ key: String) -> UInt32? {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    var names: [OpaquePointer?] = [g_variant_new_string(appearances), g_variant_new_string(key)]
    let answer = g_dbus_connection_call_sync(
      bus, name, path, settings, "Read", g_variant_new_tuple(&names, 2), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 250, nil,
      nil)
    guard var value = answer else { return nil }
    // The number is wrapped in variants and a tuple.
    while g_variant_is_container(value) != 0, g_variant_n_children(value) > 0 {
      let inner = g_variant_get_child_value(value, 0)
      g_variant_unref(value)
      guard let inner else { return nil }
      value = inner
    }
    defer { g_variant_unref(value) }
    return g_variant_classify(value) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(value) : nil
  }
}
