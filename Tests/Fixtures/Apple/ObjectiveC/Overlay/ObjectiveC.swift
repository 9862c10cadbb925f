@_exported import ObjectiveC

/// A Boolean of Objective-C, which the compiler asks for.
public struct ObjCBool { var value: Bool }

/// The name of a method, which the compiler makes.
public struct Selector {
  /// Creates a name.
  public init(_ name: String) {}
}
