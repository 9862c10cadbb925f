/// The sources a host has been told of, with how many views show each.
struct ImageTable {
  private var entries: [Entry] = []
  private var lastID: Int32 = 0

  private struct Entry {
    var id: ImageID
    var source: ImageSource
    var uses: Int
  }

  /// Counts a view that shows the source; says whether the host does not know it yet.
  mutating func retain(_ source: ImageSource) -> (id: ImageID, isNew: Bool) {
    for index in entries.indices where entries[index].source == source {
      entries[index].uses += 1
      return (entries[index].id, false)
    }
    lastID += 1
    entries.append(Entry(id: ImageID(lastID), source: source, uses: 1))
    return (ImageID(lastID), true)
  }

  /// Counts a view that shows it no longer. The host is told at the end of the frame, so that what is used again
  /// meanwhile stays.
  mutating func release(_ id: ImageID) {
    for index in entries.indices where entries[index].id == id { entries[index].uses -= 1 }
  }

  /// Forgets what no view shows, and appends that to the mutations.
  mutating func sweep(into out: inout [Mutation]) {
    for entry in entries where entry.uses <= 0 { out.append(.forgetImage(entry.id)) }
    entries.removeAll { $0.uses <= 0 }
  }
}
