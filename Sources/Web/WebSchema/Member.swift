/// An event, a method or another part of the element that is no option.
struct Member {
  enum Kind { case event, method, getter, token, part }

  var kind: Kind
  var name: String
  /// Whether a getter can be set, too.
  var isSettable = false
  /// The type in TypeScript: of an event's detail, of a method with its parameters, of a getter. Of a part, the name of a
  /// more general one that its views have, too.
  var type = ""
  /// The names of its counterparts in the Swift kit; several are separated by spaces.
  var swift = ""
  var doc: String
}
