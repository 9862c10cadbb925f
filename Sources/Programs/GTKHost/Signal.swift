import CGtk

/// The connecting of functions to the signals of objects.
enum Signal {
  /// Calls a C function at each signal of an object, with the owner as its last argument. The owner is not retained: it
  /// outlives the object, or disconnects.
  ///
  /// - Parameter handler: a function of the type that the signal asks for, with `@convention(c)`.
  static func connect<Handler>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ owner: AnyObject, _ handler: Handler
  ) {
    g_signal_connect_data(
      object, name, unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(owner).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  /// Ends all calls for an owner at signals of an object.
  static func disconnect(_ object: UnsafeMutableRawPointer, _ owner: AnyObject) {
    g_signal_handlers_disconnect_matched(
      object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(owner).toOpaque())
  }

  /// Returns the owner of a handler.
  static func owner<Owner: AnyObject>(_ pointer: gpointer, as type: Owner.Type = Owner.self) -> Owner {
    Unmanaged<Owner>.fromOpaque(pointer).takeUnretainedValue()
  }
}
