/// The image sources that a host knows, each with the number of views that show it.
struct ImageTable {
  private var entries: [Entry] = []
  private var lastID: Int32 = 0

  private struct Entry {
    var id: ImageID
    var source: ImageSource
    var uses: Int
  }

  /// Counts one more view that shows the source. Returns the source's number, and whether it is new to the host.
  mutating func retain(_ source: ImageSource) -> (id: ImageID, isNew: Bool) {
    for index in entries.indices where entries[index].source == source {
      entries[index].uses += 1
      return (entries[index].id, false)
    }
    lastID += 1
    entries.append(Entry(id: ImageID(lastID), source: source, uses: 1))
    return (ImageID(lastID), true)
  }

  /// Counts one fewer view that shows the source. The host is told at the end of the frame, so a source that is used
  /// again in the same frame stays.
  mutating func release(_ id: ImageID) {
    for index in entries.indices where entries[index].id == id { entries[index].uses -= 1 }
  }

  /// Forgets the sources that no view shows, and appends the mutations that remove them.
  mutating func sweep(into out: inout [Mutation]) {
    for entry in entries where entry.uses <= 0 { out.append(.forgetImage(entry.id)) }
    entries.removeAll { $0.uses <= 0 }
  }
}
