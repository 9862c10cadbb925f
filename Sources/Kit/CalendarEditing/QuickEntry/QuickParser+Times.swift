/// Times: "1pm", "9:30", "13h", "13 Uhr", "noon", "from 9 to 11".
extension QuickParser {
  /// A time of day as it is written.
  private struct Clock {
    var minute: Int
    var end: Int
    /// Whether it is a time even without a word before it.
    var isMarked = false
    /// Whether it has one meaning, also on a 12-hour clock.
    var isExact = false

    init(_ minute: Int, _ end: Int) { (self.minute, self.end) = (minute, end) }
  }

  private static let half = 720

  func time(at index: Int) -> Piece? {
    if let words = find(.allDay, index) {
      var piece = Piece(.time, end: words.end)
      piece.isAllDay = true
      return piece
    }
    let from = find(.from, index)
    let at = find(.at, index)
    guard var first = clock(at: from?.end ?? at?.end ?? index) else { return nil }
    if let last = range(after: first, isNamed: from != nil) { return piece(first, to: last) }
    guard first.isMarked || at?.value == 0, isEnd(first.end) else { return nil }
    if !first.isExact, isAfternoon(first) { first.minute += Self.half }
    var piece = Piece(.time, end: first.end)
    piece.start = first.minute * 60
    return piece
  }

  /// On a 12-hour clock, "at 3" is in the afternoon, as in the fields of the form.
  private func isAfternoon(_ clock: Clock) -> Bool { 60..<480 ~= clock.minute }

  /// The end of a range that begins with a time; `nil` if there is none.
  private func range(after first: Clock, isNamed: Bool) -> Clock? {
    let isDash = isSymbol(UInt8(ascii: "-"), first.end)
    guard let start = isDash ? first.end + 1 : find(.to, first.end)?.end, let last = clock(at: start), isEnd(last.end)
    else { return nil }
    if isNamed || first.isMarked || last.isMarked { return last }
    return isDash && first.minute < last.minute ? last : nil
  }

  private func piece(_ start: Clock, to end: Clock) -> Piece {
    var (first, last) = (start, end)
    if !first.isExact {
      // "1-3pm" begins in the afternoon, "11-1pm" does not.
      let isLate = last.isExact && reference.isTwelveHour ? last.minute > first.minute + Self.half : isAfternoon(first)
      if isLate, first.minute < Self.half { first.minute += Self.half }
    }
    let afternoon = last.minute + Self.half
    if !last.isExact, last.minute < Self.half, afternoon > first.minute,
      last.minute <= first.minute || isAfternoon(last)
    {
      last.minute = afternoon
    }
    if last.minute <= first.minute { last.minute += 2 * Self.half }
    var piece = Piece(.time, end: last.end)
    (piece.start, piece.last) = (first.minute * 60, last.minute * 60)
    return piece
  }

  // MARK: - Clocks

  private func clock(at index: Int) -> Clock? {
    if let word = find(.clock, index) {
      var clock = Clock(word.value, word.end)
      (clock.isMarked, clock.isExact) = (true, true)
      return clock
    }
    guard let before = find(.before, index) else { return digits(at: index) }
    guard var clock = digits(at: before.end), clock.minute % 60 == 0 else { return nil }
    clock.minute = (clock.minute + before.value + 1440) % 1440
    clock.isMarked = true
    return clock
  }

  /// A time in digits, with the marks after it.
  private func digits(at index: Int) -> Clock? {
    guard let hour = number(index), tokens[index].bytes.count < 5 else { return nil }
    let count = tokens[index].bytes.count
    var clock = count > 2 ? Clock(hour / 100 * 60 + hour % 100, index + 1) : Clock(hour * 60, index + 1)
    guard hour % 100 < 60 || count < 3, clock.minute < 1440 else { return nil }
    // "1430" needs "Uhr" or "pm".
    var isShort = count < 3
    // "07:00" is in the morning.
    clock.isExact = !reference.isTwelveHour || tokens[index].bytes[0] == UInt8(ascii: "0")
    let isColon = isSymbol(UInt8(ascii: ":"), index + 1)
    if isShort, isColon || isSymbol(UInt8(ascii: "."), index + 1), isGlued(index + 1), isGlued(index + 2),
      let minute = minute(index + 2)
    {
      clock.minute += minute
      (clock.end, clock.isMarked) = (index + 3, isColon)
    }
    if let word = find(.oclock, clock.end), count < 3 || !isGlued(clock.end) {
      (clock.end, clock.isMarked, isShort) = (word.end, true, true)
      if clock.minute % 60 == 0, let minute = minute(word.end), isEnd(word.end + 1) {
        clock.minute += minute
        clock.end = word.end + 1
      }
    }
    if let past = find(.past, clock.end) {
      clock.minute = (clock.minute + past.value + 1440) % 1440
      (clock.end, clock.isMarked) = (past.end, true)
    }
    markHalf(of: &clock, &isShort)
    return isShort ? clock : nil
  }

  /// Takes a mark of half a day after a time.
  private func markHalf(of clock: inout Clock, _ isShort: inout Bool) {
    let morning = find(.morning, clock.end)
    guard let mark = morning ?? find(.afternoon, clock.end), 60..<780 ~= clock.minute else { return }
    clock.minute = clock.minute % Self.half + (morning == nil ? Self.half : 0)
    (clock.end, clock.isMarked, clock.isExact, isShort) = (mark.end, true, true, true)
  }

  private func minute(_ index: Int) -> Int? {
    guard let minute = number(index), minute < 60, tokens[index].bytes.count == 2 else { return nil }
    return minute
  }

  // MARK: - Lengths

  /// "for 2 hours", "30 min", "2 h 30 min", "half an hour", "for 3 days".
  func length(at index: Int) -> Piece? {
    let lasting = find(.lasting, index)
    let start = lasting?.end ?? index
    // "In 2 hours" is no length.
    guard index == 0 || find(.inside, index - 1)?.end != index else { return nil }
    var found: (seconds: Int, end: Int)?
    if let words = find(.length, start) {
      found = (words.value * 60, words.end)
    } else if let count = count(start) {
      found = length(count.value, at: count.end, isNamed: lasting != nil)
    }
    guard let found else { return nil }
    // "2 Stunden lang".
    var piece = Piece(.length, end: lasting == nil ? skip(.lasting, found.end) : found.end)
    piece.length = found.seconds
    return piece
  }

  private func length(_ count: Int, at index: Int, isNamed: Bool) -> (seconds: Int, end: Int)? {
    var (index, tenths) = (index, 0)
    if isGlued(index), isSymbol(UInt8(ascii: "."), index) || isSymbol(UInt8(ascii: ","), index), isGlued(index + 1),
      let digit = number(index + 1), digit < 10, tokens[index + 1].bytes.count == 1
    {
      (index, tenths) = (index + 2, digit)
    }
    let unit = find(.unit, index) ?? (isNamed ? find(.oclock, index).map { (QuickUnit.hour.rawValue, $0.end) } : nil)
    guard let unit, let kind = QuickUnit(rawValue: unit.value) else { return nil }
    switch kind {
    case .minute: return (count * 60, unit.end)
    case .hour:
      let hours = count * 3600 + tenths * 360
      // "2 h 30", "1 hour 15 minutes".
      let next = skip(.and, unit.end)
      if let minute = number(next), minute < 60, let word = find(.unit, next + 1), word.value == 0 {
        return (hours + minute * 60, word.end)
      }
      if let minute = minute(unit.end), isGlued(unit.end) { return (hours + minute * 60, unit.end + 1) }
      return (hours, unit.end)
    // Longer events are in calendars, but not in a line of text.
    case .day where isNamed && count < 367: return (count * 86_400, unit.end)
    case .week where isNamed && count < 53: return (count * 7 * 86_400, unit.end)
    default: return nil
    }
  }
}
