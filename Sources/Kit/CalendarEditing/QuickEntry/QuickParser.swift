import Basics
import CalendarSystems

/// Reads the parts of a line of text from left to right. Of several parts of the same kind, the first counts.
struct QuickParser {
  /// A part that begins at a token, with what it says.
  struct Piece {
    let kind: QuickEntry.Kind
    /// The index after the last token.
    var end: Int
    var day: DayNumber?
    var isRelative = false
    var isAllDay = false
    var start: Int?
    var last: Int?
    var length: Int?
    var rule: QuickEntry.Rule?

    init(_ kind: QuickEntry.Kind, end: Int) { (self.kind, self.end) = (kind, end) }
  }

  let reference: QuickReference
  let tokens: [QuickToken]
  private var entry: QuickEntry

  init(_ text: String, _ reference: QuickReference) {
    self.reference = reference
    tokens = QuickToken.tokens(of: text)
    entry = QuickEntry(text: text)
  }

  /// Returns what the text says.
  mutating func parse() -> QuickEntry {
    var index = 0
    while index < tokens.count {
      if !isStart(index) {
        index += 1
      } else if let piece = piece(at: index) {
        take(piece, at: index)
        index = piece.end
      } else if let place = place(at: index) {
        entry.place = place.text
        take(Piece(.place, end: place.end), at: index)
        index = place.end
      } else {
        index += 1
      }
    }
    return entry
  }

  private mutating func take(_ piece: Piece, at index: Int) {
    entry.parts.append(
      QuickEntry.Part(
        kind: piece.kind, range: tokens[index].range.lowerBound..<tokens[piece.end - 1].range.upperBound))
    switch piece.kind {
    case .day: (entry.day, entry.isDayRelative) = (piece.day, piece.isRelative)
    case .time: (entry.start, entry.end, entry.isAllDay) = (piece.start, piece.last, piece.isAllDay)
    case .length: entry.length = piece.length
    case .repetition: entry.rule = piece.rule
    case .place: break
    }
  }

  /// Returns the part that begins at a token, other than a place; `nil` if there is none.
  private func piece(at index: Int) -> Piece? {
    let kinds: [QuickEntry.Kind] = [.repetition, .day, .time, .length]
    for kind in kinds where !entry.has(kind) {
      let piece =
        switch kind {
        case .repetition: repetition(at: index)
        case .day: day(at: index)
        case .time: time(at: index)
        default: length(at: index)
        }
      if let piece, isEnd(piece.end) { return piece }
    }
    return nil
  }

  /// Returns the place that begins at a token: the words up to the next part or a comma.
  private func place(at index: Int) -> (text: String, end: Int)? {
    guard !entry.has(.place), let word = find(.place, index), word.end < tokens.count else { return nil }
    var end = word.end
    while end < tokens.count, !isComma(end), !isStart(end) || piece(at: end) == nil { end += 1 }
    let capitals = tokens[word.end..<min(end, word.end + 2)].contains { $0.isCapital }
    while end > word.end, tokens[end - 1].isPunctuation { end -= 1 }
    guard tokens[word.end..<end].contains(where: { $0.number == nil && !$0.isPunctuation }), word.value == 0 || capitals
    else { return nil }
    let range = tokens[word.end].range.lowerBound..<tokens[end - 1].range.upperBound
    return (String(utf8: Array(entry.text.utf8)[range]), end)
  }

  // MARK: - Tokens

  func find(_ meaning: QuickWords.Meaning, _ index: Int) -> (value: Int, end: Int)? {
    reference.words.find(meaning, in: tokens, at: index)
  }

  /// Returns the index after an optional word with a meaning.
  func skip(_ meaning: QuickWords.Meaning, _ index: Int) -> Int { find(meaning, index)?.end ?? index }

  /// The number at an index; `nil` if there is none.
  func number(_ index: Int) -> Int? { index < tokens.count ? tokens[index].number : nil }

  /// The number at an index, in digits or letters, and the index after it.
  func count(_ index: Int) -> (value: Int, end: Int)? {
    if let number = number(index) { return 1...999 ~= number ? (number, index + 1) : nil }
    return find(.number, index)
  }

  func isSymbol(_ byte: UInt8, _ index: Int) -> Bool { index < tokens.count && tokens[index].isSymbol(byte) }

  func isComma(_ index: Int) -> Bool { isSymbol(UInt8(ascii: ","), index) || isSymbol(UInt8(ascii: ";"), index) }

  func isGlued(_ index: Int) -> Bool { index < tokens.count && tokens[index].isGlued }

  /// Whether a part may begin at a token: not inside a word such as "Q4".
  private func isStart(_ index: Int) -> Bool {
    guard isGlued(index), index > 0 else { return true }
    let before = tokens[index - 1]
    return before.isSymbol(UInt8(ascii: "(")) || before.isSymbol(UInt8(ascii: ","))
      || before.isSymbol(UInt8(ascii: ";"))
  }

  /// Whether a part may end before a token.
  func isEnd(_ index: Int) -> Bool { !isGlued(index) || tokens[index].isPunctuation && !isGlued(index + 1) }
}

extension QuickEntry {
  /// Reads a line of text.
  ///
  /// - Parameter reference: today, and the language. Only English, German, French, and Spanish have words; in other
  ///   languages, numbers, ISO dates, and times are read.
  init(_ text: String, _ reference: QuickReference) {
    var parser = QuickParser(text, reference)
    self = parser.parse()
  }
}
