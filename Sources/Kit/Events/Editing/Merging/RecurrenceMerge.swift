import TimeZones

/// A merge of the recurrences of two versions of an event: rules as a unit, extra and excluded starts one by one.
struct RecurrenceMerge {
  /// The merged recurrence, with the rules of `mine` in a conflict.
  private(set) var merged: Recurrence?
  /// Whether both sides changed the rules differently.
  private(set) var isConflict = false
  /// Whether one side moved the series and the other excluded or added single starts, which may not exist in the moved
  /// series.
  private(set) var isEntangled = false

  init(base: Event?, mine: Event, theirs: Event) {
    let (own, other) = (mine.recurrence, theirs.recurrence)
    merged = own
    if mine.start != theirs.start, let base {
      let isMoved = (mine: mine.start != base.start, theirs: theirs.start != base.start)
      isEntangled =
        isMoved.mine && !Self.haveSameStarts(base.recurrence, other)
        || isMoved.theirs && !Self.haveSameStarts(base.recurrence, own)
    }
    guard own != other, base.map({ $0.recurrence != other }) ?? true else { return }
    if let base, base.recurrence == own {
      merged = other
      return
    }
    guard let own, let other else {
      isConflict = true
      return
    }
    let old = base?.recurrence ?? Recurrence()
    var result = own
    if !Self.haveSameRules(own, other), base == nil || !Self.haveSameRules(old, other) {
      if base != nil, Self.haveSameRules(old, own) {
        (result.rules, result.excludedRules) = (other.rules, other.excludedRules)
      } else {
        isConflict = true
      }
    }
    result.dates = merge(old.dates, own.dates, other.dates) { $0.precedes($1) }
    result.exceptions = merge(old.exceptions, own.exceptions, other.exceptions) { $0.precedes($1) }
    result.periods = merge(old.periods, own.periods, other.periods) {
      $0.start == $1.start ? $0.end.precedes($1.end) : $0.start.precedes($1.start)
    }
    merged = result
  }

  private static func haveSameRules(_ a: Recurrence, _ b: Recurrence) -> Bool {
    a.rules == b.rules && a.excludedRules == b.excludedRules
  }

  private static func haveSameStarts(_ a: Recurrence?, _ b: Recurrence?) -> Bool {
    let (a, b) = (a ?? Recurrence(), b ?? Recurrence())
    return a.dates == b.dates && a.periods == b.periods && a.exceptions == b.exceptions
  }
}

extension EventTime {
  /// Returns whether this time precedes another, by its reading and then by its form.
  fileprivate func precedes(_ other: EventTime) -> Bool {
    let (own, others) = (writtenReading.secondsAsUTC, other.writtenReading.secondsAsUTC)
    if own != others { return own < others }
    return form.lexicographicallyPrecedes(other.form)
  }

  private var form: [UInt8] {
    switch self {
    case .day: [0]
    case .floating: [1]
    case .utc: [2]
    case .zoned(_, let zone): [3] + Array(zone.utf8)
    }
  }
}

/// Returns the elements of a set that both sides changed: the base's elements that neither side removed, in order, then
/// the elements that either side added, sorted. If only one side changed the set, returns that side's version.
func merge<Element: Equatable>(
  _ base: [Element], _ mine: [Element], _ theirs: [Element], _ precedes: (Element, Element) -> Bool
) -> [Element] {
  if mine == theirs || base == theirs { return mine }
  if base == mine { return theirs }
  var result = base.filter { mine.contains($0) && theirs.contains($0) }
  var added: [Element] = []
  for element in mine + theirs where !base.contains(element) && !added.contains(element) { added.append(element) }
  added.sort(by: precedes)
  result += added
  return result
}
