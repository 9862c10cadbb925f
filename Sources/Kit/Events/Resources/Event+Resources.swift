import Basics

extension Event {
  /// The identifiers of the rooms, people, or equipment that the event uses, in the order of its lines, each once. They
  /// are stored in `otherLines`, so files and stores preserve them. Parsed on each access.
  ///
  ///     event.resourceIDs.append("Room 2")
  ///
  /// An identifier is an item of a RESOURCES property (RFC 5545, 3.8.1.10), or the address of an ATTENDEE whose CUTYPE
  /// is ROOM or RESOURCE, as written.
  ///
  /// Setting changes as little as possible. Identifiers that stay keep their lines, and with them their order. Those
  /// that go are removed from their lines, and an ATTENDEE is removed as a whole. New ones are appended to the last
  /// RESOURCES property without parameters, or to a new one. Control characters other than tabs and line feeds, which
  /// no line may contain, are left out of new identifiers; empty identifiers are ignored.
  public var resourceIDs: [String] {
    get { ResourceLines.ids(in: otherLines) }
    set {
      let old = resourceIDs
      var new: [String] = []
      for id in newValue {
        let id = ResourceLines.contains(old, id) ? id : ResourceLines.writable(id)
        if !id.utf8.isEmpty, !ResourceLines.contains(new, id) { new.append(id) }
      }
      if new.count == old.count, new.allSatisfy({ ResourceLines.contains(old, $0) }) { return }
      ResourceLines.assign(new, in: &otherLines)
    }
  }

  /// Replaces one assigned resource by another, which takes its place among the others.
  ///
  ///     event.reassign(from: "Room 1", to: "Room 2")
  ///
  /// The event does not change if `old` is not assigned. If `new` is already assigned, `old` is only removed.
  ///
  /// - Parameters:
  ///   - old: the identifier of an assigned resource; `nil` to assign `new` in addition to all others.
  ///   - new: the identifier of the other resource; `nil` to remove `old`. Written as `resourceIDs` describes.
  public mutating func reassign(from old: String?, to new: String?) {
    let ids = resourceIDs
    guard let old else {
      if let new { resourceIDs = ids + [new] }
      return
    }
    guard ResourceLines.contains(ids, old) else { return }
    var other = new
    if let new {
      if new.hasSameBytes(as: old) { return }
      let written = ResourceLines.writable(new)
      let isKnown = ResourceLines.contains(ids, new) || ResourceLines.contains(ids, written)
      other = isKnown || written.utf8.isEmpty ? nil : written
    }
    ResourceLines.rewrite(&otherLines) { id, _ in
      guard id.hasSameBytes(as: old) else { return id }
      // A repeated identifier is written once.
      defer { other = nil }
      return other
    }
  }

  /// A resource for each of `resourceIDs`, for those that no list contains. Its title is the name of the attendee (CN),
  /// or else the identifier.
  public var assignedResources: [Resource] {
    var (lines, result): ([String], [Resource]) = (otherLines, [])
    ResourceLines.rewrite(&lines) { id, line in
      if !result.contains(where: { $0.id.hasSameBytes(as: id) }) {
        let title = ResourceLine.title(of: line)
        result.append(Resource(id: id, title: title.utf8.isEmpty || line[0] | 0x20 == UInt8(ascii: "r") ? id : title))
      }
      return id
    }
    return result
  }
}
