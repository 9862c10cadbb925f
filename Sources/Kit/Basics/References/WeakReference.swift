/// A reference that does not retain its object, and becomes `nil` when the object is released.
///
/// Use it for delegates, of any class or class-bound protocol (a public property needs `public import Basics`):
///
/// ```swift
/// @WeakReference public var delegate: (any CalendarViewDelegate)?
/// ```
///
/// Embedded Swift (6.3) has no `weak`. There the wrapper retains the object, so owners set such properties to `nil`
/// when their window closes. Remove the condition when `weak` compiles there.
@propertyWrapper public struct WeakReference<Value> {
  #if hasFeature(Embedded)
    /// The referenced object, which is retained, or `nil`.
    public var wrappedValue: Value?

    /// Creates a reference to `wrappedValue`.
    @inlinable @inline(__always) public init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }
  #else
    @usableFromInline weak var object: AnyObject?
    @usableFromInline var table: UInt

    /// Creates a reference to `wrappedValue`.
    @inlinable public init(wrappedValue: Value? = nil) {
      let parts = ReferenceParts(wrappedValue)
      object = parts.object
      table = parts.table
    }

    /// The referenced object, or `nil` once it is gone. Reading takes about 60 ns, compared with 30 ns for a `weak`
    /// variable of the same type.
    @inlinable public var wrappedValue: Value? {
      get {
        guard let object else { return nil }
        return ReferenceParts(object: object, table: table).value(as: Value?.self)
      }
      set {
        let parts = ReferenceParts(newValue)
        object = parts.object
        table = parts.table
      }
    }
  #endif
}
