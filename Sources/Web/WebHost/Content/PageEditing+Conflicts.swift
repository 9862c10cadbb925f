import Almanac

/// Edits of events that somebody else has changed meanwhile.
extension PageEditing {
  /// The versions of a resource: as it was before both changes, and as either side left it.
  private struct Versions {
    var calendar: CalendarID
    var uid: String
    var base: [Event]
    var mine: [Event]
    var theirs: [Event]

    func merge() -> SeriesMerge { SeriesMerge(base: base, mine: mine, theirs: theirs) }

    /// Both with the values of the other side where both changed a field.
    func mergeForThem() -> SeriesMerge { SeriesMerge(base: base, mine: theirs, theirs: mine) }

    /// Whatever differs between the merged version and theirs.
    var differences: [SeriesMerge.Conflict] {
      SeriesMerge(base: [], mine: merge().events, theirs: theirs).conflicts
    }
  }

  /// Joins edits that a server refused with what it has, field by field, and reports what is to be saved. What both
  /// changed differently is asked; then nothing is different until somebody decides.
  func resolve(_ resources: [RefusedResource], asks: Bool) -> Bool {
    let loader = parts.loader
    var versions: [Versions] = []
    for resource in resources {
      guard let calendar = loader.calendar(serverNumber: resource.serverNumber),
        let mine = try? loader.store.events(uid: resource.uid, in: calendar)
      else { return false }
      versions.append(
        Versions(
          calendar: calendar, uid: resource.uid, base: loader.events(of: Array(resource.base.utf8), in: calendar),
          mine: mine.map { $0.event }, theirs: loader.events(of: Array(resource.theirs.utf8), in: calendar)))
    }
    var conflicts = versions.flatMap { $0.merge().conflicts }
    if conflicts.isEmpty, asks { conflicts = versions.flatMap { $0.differences } }
    guard !conflicts.isEmpty else {
      for version in versions { loader.write(version.merge().events, of: version.uid, in: version.calendar) }
      report(versions)
      return true
    }
    controller.ask(
      about: conflicts,
      onAnswer: callback(to: self) { editing, side in
        // A script may have edited them meanwhile.
        let isCurrent = versions.allSatisfy { editing.isCurrent($0) }
        if side == nil || isCurrent {
          editing.settle(versions, conflicts, side)
        } else {
          _ = editing.resolve(resources, asks: asks)
        }
      })
    return true
  }

  private func isCurrent(_ version: Versions) -> Bool {
    ((try? parts.loader.store.events(uid: version.uid, in: version.calendar)) ?? []).map { $0.event } == version.mine
  }

  /// Makes a version the one that counts. Undo leads to the other one.
  private func settle(_ versions: [Versions], _ conflicts: [SeriesMerge.Conflict], _ side: ConflictSide?) {
    guard let side else { return report([]) }
    let loader = parts.loader
    if side == .mine {
      for version in versions { loader.write(version.theirs, of: version.uid, in: version.calendar) }
    }
    let steps = versions.flatMap { version in
      let merge = side == .mine ? version.merge() : version.mergeForThem()
      return loader.steps(to: merge.events, of: version.uid, in: version.calendar)
    }
    let event = conflicts.first.flatMap { $0.mine ?? $0.theirs }
    _ = try? editor.settle(.group(steps), title: event?.summary ?? "")
    report(versions)
  }

  /// Tells the page what is to be saved in place of the refused edits; nothing if nobody decided.
  private func report(_ versions: [Versions]) {
    let resources = versions.map { (resource: Resource($0.calendar, $0.uid), text: "") }
    let title = versions.first.flatMap { $0.mine.first ?? $0.theirs.first }?.summary ?? ""
    parts.port.post(.resolved, sentences(title) + fields(of: resources))
  }
}
