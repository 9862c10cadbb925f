import Almanac

/// Edits of events that somebody else has changed in the meantime.
extension PageEditing {
  /// The versions of a calendar object: before both changes, and after each side's change.
  private struct Versions {
    var calendar: CalendarID
    var uid: String
    var base: [Event]
    var mine: [Event]
    var theirs: [Event]

    func merge() -> SeriesMerge { SeriesMerge(base: base, mine: mine, theirs: theirs) }

    /// Both changes, with the other side's values where both changed a field.
    func mergeForThem() -> SeriesMerge { SeriesMerge(base: base, mine: theirs, theirs: mine) }

    /// The differences between the merged version and theirs.
    var differences: [SeriesMerge.Conflict] {
      SeriesMerge(base: [], mine: merge().events, theirs: theirs).conflicts
    }
  }

  /// Merges rejected edits with the server's version, field by field, and reports what to save. If both sides changed a
  /// field differently, the user is asked; until then nothing changes.
  func resolve(_ objects: [RefusedObject], asks: Bool) -> Bool {
    let loader = parts.loader
    var versions: [Versions] = []
    for object in objects {
      guard let calendar = loader.calendar(serverNumber: object.serverNumber),
        let base = loader.events(of: Array(object.base.utf8), in: calendar),
        let theirs = loader.events(of: Array(object.theirs.utf8), in: calendar)
      else { return false }
      let mine = loader.store.stored(uid: object.uid, in: calendar).map { $0.event }
      versions.append(Versions(calendar: calendar, uid: object.uid, base: base, mine: mine, theirs: theirs))
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
        // A script may have edited them in the meantime.
        let isCurrent = versions.allSatisfy { editing.isCurrent($0) }
        if side == nil || isCurrent {
          editing.settle(versions, conflicts, side)
        } else {
          _ = editing.resolve(objects, asks: asks)
        }
      })
    return true
  }

  private func isCurrent(_ version: Versions) -> Bool {
    parts.loader.store.stored(uid: version.uid, in: version.calendar).map { $0.event } == version.mine
  }

  /// Makes one version current. Undo restores the other one.
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
    let title = conflicts.first.flatMap { $0.mine ?? $0.theirs }?.summary ?? ""
    do throws(EditError) {
      try editor.settle(.group(steps), title: title)
      report(versions)
    } catch {
      controller.refuse(error, title: title)
      report([])
    }
  }

  /// Tells the page what to save instead of the rejected edits; nothing if the user did not decide.
  private func report(_ versions: [Versions]) {
    let objects = versions.map { (object: ObjectKey($0.calendar, $0.uid), text: "") }
    let title = versions.first.flatMap { $0.mine.first ?? $0.theirs.first }?.summary ?? ""
    parts.port.post(.resolved, sentences(title) + fields(of: objects))
  }
}
