import Basics

/// A merge of the lines of two versions of an event that have no field, by property name.
///
/// Attendees, alarms, and other properties that an event may have several times are merged one by one, and so are the
/// resources of a property. Of two stamps, the later one is used.
struct LineMerge {
  /// The merged lines: the base's lines in order, then new properties, sorted by name.
  private(set) var merged: [String]
  /// The properties that both sides changed differently.
  private(set) var conflicts: [EventMerge.Field] = []

  init(base: [String]?, mine: [String], theirs: [String]) {
    merged = mine
    if mine.hasSameBytes(as: theirs) { return }
    if let base {
      if base.hasSameBytes(as: theirs) { return }
      if base.hasSameBytes(as: mine) {
        merged = theirs
        return
      }
    }
    let (old, own, other) = (EventLine.lines(base ?? []), EventLine.lines(mine), EventLine.lines(theirs))
    var result: [EventLine] = []
    var names: [ByteText] = []
    for line in old where !names.contains(line.name) {
      names.append(line.name)
    }
    var added: [ByteText] = []
    for line in own + other where !names.contains(line.name) && !added.contains(line.name) { added.append(line.name) }
    added.sort { $0.precedes($1) }
    // An unchanged property keeps its position among the others.
    var unchanged: [ByteText] = []
    var groups: [(name: ByteText, lines: [EventLine])] = []
    for name in names + added {
      let group = old.filter { $0.name == name }
      let lines = choose(name, group, own.filter { $0.name == name }, other.filter { $0.name == name }, base != nil)
      if lines == group { unchanged.append(name) } else { groups.append((name, lines)) }
    }
    for line in old {
      if unchanged.contains(line.name) {
        result.append(line)
      } else if let index = groups.firstIndex(where: { $0.name == line.name }) {
        result += groups.remove(at: index).lines
      }
    }
    for group in groups where added.contains(group.name) { result += group.lines }
    merged = result.flatMap { $0.text }
    ResourceLines.merge(&merged, base: base ?? [], mine, theirs)
  }

  private mutating func choose(
    _ name: ByteText, _ base: [EventLine], _ mine: [EventLine], _ theirs: [EventLine], _ hasBase: Bool
  ) -> [EventLine] {
    if mine == theirs { return mine }
    if hasBase || name.isStamp || name.isSet {
      if base == theirs { return mine }
      if base == mine { return theirs }
    }
    if name.isStamp {
      guard let own = mine.first, let other = theirs.first else { return mine.isEmpty ? theirs : mine }
      return other.isLater(than: own) ? theirs : mine
    }
    if name.isSet { return merge(base, mine, theirs) { $0.precedes($1) } }
    conflicts.append(name.field)
    return mine
  }
}

extension ByteText {
  fileprivate func precedes(_ other: ByteText) -> Bool {
    string.utf8.lexicographicallyPrecedes(other.string.utf8)
  }

  /// Whether this is the name of a property for when or how often an event was written.
  fileprivate var isStamp: Bool {
    isOne(of: ["DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE"])
  }

  /// Whether this is the name of a property or component that an event may have several times (RFC 5545, 3.6.1; RFC
  /// 7986, 4).
  fileprivate var isSet: Bool {
    isOne(of: [
      "", "ATTENDEE", "ATTACH", "CATEGORIES", "COMMENT", "CONFERENCE", "CONTACT", "IMAGE", "RELATED-TO",
      "REQUEST-STATUS", "RESOURCES", "VALARM",
    ])
  }

  private func isOne(of names: [String]) -> Bool { names.contains { $0.hasSameBytes(as: string) } }

  fileprivate var field: EventMerge.Field {
    if string.hasSameBytes(as: "URL") { return .link }
    if string.hasSameBytes(as: "TRANSP") { return .busy }
    return string.hasSameBytes(as: "CLASS") ? .privacy : .property(self)
  }
}
