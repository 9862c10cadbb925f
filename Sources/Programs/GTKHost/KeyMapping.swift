import Almanac
import CGtk

/// Converts GDK key values to engine keys.
enum KeyMapping {
  /// Returns a key by its meaning; `nil` for keys that the engine does not use, such as modifiers.
  ///
  /// - Parameters:
  ///   - value: The GDK key value, which depends on the keyboard layout.
  ///   - state: The GDK modifiers.
  static func key(_ value: UInt32, _ state: GdkModifierType) -> KeyEvent? {
    var modifiers = modifiers(state)
    let key: KeyEvent.Key
    switch Int32(bitPattern: value) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: key = .arrowLeft
    case GDK_KEY_Right, GDK_KEY_KP_Right: key = .arrowRight
    case GDK_KEY_Up, GDK_KEY_KP_Up: key = .arrowUp
    case GDK_KEY_Down, GDK_KEY_KP_Down: key = .arrowDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: key = .home
    case GDK_KEY_End, GDK_KEY_KP_End: key = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: key = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: key = .pageDown
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: key = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: key = .space
    case GDK_KEY_Escape: key = .escape
    case GDK_KEY_t, GDK_KEY_T: key = .letterT
    case GDK_KEY_plus, GDK_KEY_KP_Add: key = .plus
    case GDK_KEY_minus, GDK_KEY_KP_Subtract: key = .minus
    case GDK_KEY_Tab, GDK_KEY_KP_Tab: key = .tab
    case GDK_KEY_ISO_Left_Tab:
      modifiers.insert(.shift)
      key = .tab
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace: key = .delete
    case GDK_KEY_F2: key = .f2
    case GDK_KEY_Insert, GDK_KEY_KP_Insert: key = .insert
    default:
      let character = gdk_keyval_to_unicode(value)
      guard character >= 32, character != 127 else { return nil }
      return KeyEvent(.character, modifiers: modifiers, character: character)
    }
    return KeyEvent(key, modifiers: modifiers)
  }

  /// Converts GDK modifiers to engine modifiers.
  static func modifiers(_ state: GdkModifierType) -> KeyEvent.Modifiers {
    var modifiers: KeyEvent.Modifiers = []
    let pairs: [(GdkModifierType, KeyEvent.Modifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option), (GDK_SUPER_MASK, .command),
      (GDK_META_MASK, .command),
    ]
    for (bit, modifier) in pairs where state.rawValue & bit.rawValue != 0 { modifiers.insert(modifier) }
    return modifiers
  }
}
