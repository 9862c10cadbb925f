extension SeriesEditor {
  /// Returns the possible scopes for editing or deleting an occurrence, from narrow to wide. With one scope, there is
  /// no need to ask the user; with none, the edit is impossible.
  ///
  /// *This* is left out if the edit changes the recurrence. *This and following* is left out for the first occurrence,
  /// where it would mean all, and for the last one, unless the recurrence changes. Scopes that `change(_:to:_:newUID:)`
  /// would reject are left out. If only one occurrence is left, the edit applies to the whole series.
  ///
  /// - Parameter edited: the edited result of `instance(_:)`; `nil` for a deletion.
  public func scopes(for id: OccurrenceID, to edited: Event?) -> [EditScope] {
    guard let start = try? originalStart(of: id) else { return [] }
    let isFirst = (try? isFirst(start)) ?? false
    var isLast = false
    do throws(SeriesEditError) { isLast = try clock.next(from: start + 1) == nil } catch {}
    if isFirst, isLast { return [.all] }
    let changesRule = edited.map { $0.recurrence != recurrence } ?? false
    let changesCalendar = edited.map { $0.calendar != master.calendar } ?? false
    var scopes: [EditScope] = changesRule ? [] : [.this]
    let isSplittable = recurrence.rules.count <= 1 && recurrence.excludedRules.isEmpty
    if !isFirst, !isLast || changesRule, isSplittable || !changesCalendar, canChange(id, edited, .thisAndFollowing) {
      scopes.append(.thisAndFollowing)
    }
    if canChange(id, edited, .all) { scopes.append(.all) }
    return scopes
  }

  private func canChange(_ id: OccurrenceID, _ edited: Event?, _ scope: EditScope) -> Bool {
    guard let edited else { return true }
    return (try? change(id, to: edited, scope, newUID: master.uid)) != nil
  }
}
