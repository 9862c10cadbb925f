import Basics

/// The lines of an event that assign resources: RESOURCES properties (RFC 5545, 3.8.1.10), and each ATTENDEE that is a
/// room or a resource (CUTYPE; RFC 5545, 3.2.3). Lines of nested components, such as alarms, assign none.
///
/// One function reads and writes them, which takes less WebAssembly than a parser and a writer.
enum ResourceLines {
  /// Returns the identifier to take the place of another, or `nil` to remove it. Called for each item in order, with
  /// the bytes of its line. Optional, because the compiler copies a function for each closure that is passed directly.
  typealias Replacement = ((_ id: String, _ line: [UInt8]) -> String?)?

  /// Returns the identifiers in some lines, in order, each once.
  static func ids(in lines: [String]) -> [String] {
    var (lines, ids): ([String], [String]) = (lines, [])
    rewrite(&lines) { id, _ in
      if !contains(ids, id) { ids.append(id) }
      return id
    }
    return ids
  }

  static func contains(_ ids: [String], _ id: String) -> Bool { ids.contains { $0.hasSameBytes(as: id) } }

  /// Returns an identifier without the control characters that no line may contain. Tabs and line feeds stay.
  static func writable(_ id: String) -> String {
    var bytes: [UInt8] = []
    for byte in id.utf8 where byte >= 32 && byte != 127 || byte == 9 || byte == 10 { bytes.append(byte) }
    return String(utf8: bytes)
  }

  /// Assigns resources, each once: removes those that are not in `ids`, and adds those that only `ids` contains.
  static func assign(_ ids: [String], in lines: inout [String]) {
    let found = self.ids(in: lines)
    var rest = ids
    rewrite(&lines, adding: ids.filter { !contains(found, $0) }) { id, _ in
      guard let index = rest.firstIndex(where: { $0.hasSameBytes(as: id) }) else { return nil }
      rest.remove(at: index)
      return id
    }
  }

  /// Completes lines that were merged one by one, so that a resource is assigned unless a side removed it.
  static func merge(_ lines: inout [String], base: [String], _ a: [String], _ b: [String]) {
    let (a, b) = (ids(in: a), ids(in: b))
    if a.isEmpty, b.isEmpty { return }
    let old = ids(in: base)
    var wanted: [String] = []
    for id in old + ids(in: lines) where !contains(wanted, id) {
      if !contains(old, id) || contains(a, id) && contains(b, id) { wanted.append(id) }
    }
    assign(wanted, in: &lines)
  }

  /// Replaces or removes the resources of some lines, and adds others to the last RESOURCES property without
  /// parameters, or as a new one behind all properties. Items that stay are not rewritten. An attendee that is replaced
  /// becomes a RESOURCES property.
  @inline(never)
  static func rewrite(_ lines: inout [String], adding added: [String] = [], _ new: Replacement) {
    var (index, depth) = (0, 0)
    // The last property without parameters; its position is kept even if it is removed.
    var (place, isThere) = (-1, false)
    while index < lines.count {
      let line = lines[index]
      index += 1
      // Most lines are none of these, so the first byte decides.
      switch (line.utf8.first ?? 0) | 0x20 {
      case UInt8(ascii: "b"): if line.value(ofLineNamed: "BEGIN") != nil { depth += 1 }
      case UInt8(ascii: "e"): if depth > 0, line.value(ofLineNamed: "END") != nil { depth -= 1 }
      case UInt8(ascii: "a"), UInt8(ascii: "r"):
        guard depth == 0, let parts = ResourceLine(line) else { continue }
        let text = parts.rewritten(new)
        let isRemoved = text.utf8.isEmpty
        if isRemoved {
          index -= 1
          lines.remove(at: index)
        } else if !text.hasSameBytes(as: line) {
          lines[index - 1] = text
        }
        if parts.isPlain { (place, isThere) = (isRemoved ? index : index - 1, !isRemoved) }
      default: continue
      }
    }
    if added.isEmpty { return }
    if place < 0 { place = lines.firstIndex { $0.value(ofLineNamed: "BEGIN") != nil } ?? lines.count }
    var text = isThere ? lines.remove(at: place) : "RESOURCES:"
    for id in added {
      if text.utf8.count > ResourceLine.plainCount { text += "," }
      text += Event.escaped(id)
    }
    lines.insert(text, at: place)
  }
}
