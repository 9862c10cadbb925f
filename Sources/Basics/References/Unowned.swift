/// A reference that does not keep its object, for objects that live longer than it is read: a child's way back to its
/// parent.
///
/// ```swift
/// @Unowned var list: ItemList
/// @Unowned var responder: (any CalendarResponder)?
/// ```
///
/// Reading it after the object is gone stops the program. Embedded Swift (6.3) has no checked `unowned`; there reading it
/// is undefined. Remove the condition when `unowned` compiles there.
@propertyWrapper public struct Unowned<Value> {
  #if hasFeature(Embedded)
    @usableFromInline unowned(unsafe) var object: AnyObject?
  #else
    @usableFromInline unowned var object: AnyObject?
  #endif
  @usableFromInline var table: UInt

  /// A reference to `wrappedValue`.
  @inlinable @inline(__always) public init(wrappedValue: Value) {
    let parts = ReferenceParts(wrappedValue)
    object = parts.object
    table = parts.table
  }

  /// The object.
  @inlinable @inline(__always) public var wrappedValue: Value {
    get { ReferenceParts(object: object, table: table).value(as: Value.self) }
    set { self = Unowned(wrappedValue: newValue) }
  }
}

extension Unowned where Value: ExpressibleByNilLiteral {
  /// A reference to nothing.
  @inlinable @inline(__always) public init() { self.init(wrappedValue: nil) }
}
