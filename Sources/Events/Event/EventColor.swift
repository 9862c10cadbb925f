/// The colour an event or a calendar asks for: one of the built-in hues, or any colour, whose hue is then used.
public enum EventColor: Hashable, Sendable {
  case named(EventHue)
  /// 0xRRGGBB.
  case rgb(UInt32)
}

/// The built-in event colours; their tints and text colours belong to the style.
public enum EventHue: UInt8, CaseIterable, Hashable, Sendable {
  case red, orange, amber, lime, green, teal, cyan, blue, indigo, purple, pink, graphite
}
