import CGtk

/// Connects functions to the signals of objects.
enum Signal {
  /// Calls a C function for each signal of an object, with the owner as its last argument. The owner is not retained;
  /// it must outlive the object, or disconnect.
  ///
  /// - Parameter handler: An `@convention(c)` function of the type that the signal requires.
  static func connect<Handler>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ owner: AnyObject, _ handler: Handler
  ) {
    g_signal_connect_data(
      object, name, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  /// Disconnects all handlers of an owner from an object.
  static func disconnect(_ object: UnsafeMutableRawPointer, _ owner: AnyObject) {
    g_signal_handlers_disconnect_matched(
      object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(owner).toOpaque())
  }

  /// Returns the owner of a handler.
  static func owner<Owner: AnyObject>(_ pointer: gpointer, as type: Owner.Type = Owner.self) -> Owner {
    Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue()
  }
}
