import Almanac

/// The page's resources.
extension EventLoader {
  /// Replaces the list of resources. Applies the difference from the present list as one change of the store, which is
  /// no edit: it is neither reported nor undone.
  func setResources(_ list: [Resource]) {
    // A store in memory never throws.
    let old = (try? store.resources()) ?? []
    var isKept = [Bool](repeating: false, count: old.count)
    var steps: [EventChange] = []
    for resource in list {
      let index = old.partitioningIndex { !$0.id.utf8.lexicographicallyPrecedes(resource.id.utf8) }
      if index < old.count, old[index].id.hasSameBytes(as: resource.id) {
        isKept[index] = true
        if old[index] == resource { continue }
      }
      steps.append(.putResource(resource))
    }
    for index in old.indices where !isKept[index] { steps.append(.deleteResource(ByteText(old[index].id))) }
    if !steps.isEmpty { apply(.group(steps)) }
  }
}

extension Resource {
  /// Decodes the resources of a page, as resources.js writes them: for each the texts `id`, `title`, and `parent`, which
  /// is empty for none, and the numbers of its color, `order`, verbs, and `overlap`, the count of those that follow, and
  /// these as `OptionValue.businessHours`. Those without an identifier are left out; missing numbers are 0.
  static func list(_ numbers: [UInt8], texts: [String]) -> [Resource] {
    let numbers = OptionValue(bytes: numbers)
    var list: [Resource] = []
    var place = 0
    for at in stride(from: 0, to: texts.count - 2, by: 3) {
      let start = min(place + 5, numbers.count)
      let end = start + min(max(numbers.integer(at: place + 4), 0), numbers.count - start)
      if !texts[at].utf8.isEmpty {
        list.append(
          Resource(
            id: texts[at], title: texts[at + 1],
            color: EventBatch.color(UInt32(truncatingIfNeeded: numbers.integer(at: place))),
            parent: texts[at + 2].utf8.isEmpty ? nil : texts[at + 2], order: numbers.integer(at: place + 1),
            businessHours: OptionValue(bytes: Array(numbers.bytes[8 * start..<8 * end])).businessHours,
            verbs: EditVerbs(rawValue: UInt8(truncatingIfNeeded: numbers.integer(at: place + 2))),
            overlap: numbers.integer(at: place + 3) != 0))
      }
      place = end
    }
    return list
  }
}
