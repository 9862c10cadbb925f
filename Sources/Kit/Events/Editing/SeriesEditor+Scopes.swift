extension SeriesEditor {
  /// Returns the scopes that the edit or the deletion of an instance can have, from narrow to wide. With one of them,
  /// nobody has to be asked; with none, the edit is impossible.
  ///
  /// *This* cannot change the recurrence. *This and following* is left out for the first instance, where it means all,
  /// and, unless the recurrence changes, for the last one. Whatever `change(_:to:_:newUID:)` would reject is left out.
  /// Of a series with one instance left, all of it is edited.
  ///
  /// - Parameter edited: the result of `instance(_:)` after the edit; `nil` for a deletion.
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
