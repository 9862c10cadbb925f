/// A list of names that the page and the engine know by number.
///
/// JavaScript has the names as a constant of lists.js or, for the second script, laterlists.js. In Swift they are an enum
/// or an option set: of WebHost, then generated, or of the kit, then compared by `ListTests`.
struct WireList {
  /// A name of a list.
  struct Item {
    /// The name in JavaScript; empty if it does not know the number.
    var name: String
    /// The name in Swift.
    var swift: String
    var doc: String

    init(_ name: String, _ doc: String = "", swift: String? = nil) {
      (self.name, self.swift, self.doc) = (name, swift ?? name, doc)
    }
  }

  /// The constant in JavaScript.
  var script: String
  /// The type in Swift.
  var swift: String
  var items: [Item]
  /// The number of the first item.
  var first = 0
  /// Whether the constant is an object with the numbers by name, not a list of the names.
  var isTable = false
  /// The description, for developers.
  var doc: String
}

/// Names for bits of an option set of the kit, as an object of lists.js or laterlists.js.
struct WireBits {
  /// The constant in JavaScript.
  var script: String
  /// The type in Swift.
  var swift: String
  /// The name in JavaScript, the names in Swift, separated by spaces, and their bits.
  var items: [(name: String, swift: String, bits: Int)]
  /// The description, for developers.
  var doc: String
}
