extension EventChange {
  /// The individual changes in order, without groups.
  package var steps: [EventChange] {
    var result: [EventChange] = []
    // An explicit stack instead of recursion: groups may be nested deeply.
    var stack = [self]
    while let top = stack.popLast() {
      if case .group(let changes) = top { stack.append(contentsOf: changes.reversed()) } else { result.append(top) }
    }
    return result
  }

  /// The event that is updated or deleted, with its expected revision.
  package var replaced: (id: EventID, expecting: Revision?)? {
    switch self {
    case .update(let id, _, let expecting), .delete(let id, let expecting): return (id, expecting)
    default: return nil
    }
  }

  /// The event that is inserted or updated.
  package var written: Event? {
    switch self {
    case .insert(let event, _), .update(_, let event, _): return event
    default: return nil
    }
  }
}
