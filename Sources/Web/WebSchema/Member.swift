/// An event, a method, or another part of the element that is not an option.
struct Member {
  enum Kind { case event, method, getter, token, part }

  var kind: Kind
  var name: String
  /// Whether a getter also has a setter.
  var isSettable = false
  /// The type in TypeScript: an event's detail, a method's parameters and result, or a getter's type. For a part, the
  /// name of a more general part that its views also have.
  var type = ""
  /// Whether `type` is the type of an event itself, instead of its detail.
  var isEventType = false
  /// The names of its counterparts in the Swift kit, separated by spaces.
  var swift = ""
  var doc: String

  /// The type of an event in TypeScript.
  var eventType: String { isEventType ? type : "CustomEvent<\(type)>" }
}
