import Basics

/// A program's own values by key, preserved with the event by files and stores.
///
///     event.info["seat"] = "4C"
///
/// Keys and values can be any strings. Keys are case-sensitive. An empty key has no value. Lookups take linear time.
public struct EventInfo: Sendable {
  /// The keys in the order in which they were added.
  public var keys: [String] { entries.map { $0.key } }
  private(set) var entries: [(key: String, value: String)] = []

  /// Creates an empty set of values.
  public init() {}

  /// The value for a key; `nil` if there is none.
  public subscript(key: String) -> String? {
    get { entries.first { $0.key.hasSameBytes(as: key) }?.value }
    set {
      let index = entries.firstIndex { $0.key.hasSameBytes(as: key) }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): if !key.utf8.isEmpty { entries.append((key, value)) }
      case (nil, nil): break
      }
    }
  }
}

extension EventInfo: ExpressibleByDictionaryLiteral {
  /// Creates values from a literal. If a key occurs more than once, its last value is used.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension EventInfo: Equatable {
  /// Returns whether both contain the same values, in any order. Strings are compared byte by byte.
  public static func == (a: EventInfo, b: EventInfo) -> Bool {
    a.entries.count == b.entries.count
      && a.entries.allSatisfy { entry in b[entry.key].map { $0.hasSameBytes(as: entry.value) } == true }
  }
}
