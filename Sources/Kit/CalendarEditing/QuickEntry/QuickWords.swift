import Basics

/// The words of dates, times, repetitions, and places in one language.
struct QuickWords {
  /// The meanings of words. An entry of a table has a word, its meaning, and a number, which each meaning explains.
  enum Meaning: Int, CaseIterable {
    /// A word before a date.
    case on
    /// A day: the days after today.
    case day
    /// A weekday: its number, or 8 for working days, which can only repeat.
    case weekday
    /// A weekday that repeats: its number, or 8 for working days.
    case weekdays
    /// A month: its number.
    case month
    /// A word for the next week, before or after a weekday.
    case next
    /// A word for the coming days, before a weekday.
    case this
    /// A word before a time from today: "in 3 days".
    case inside
    /// A unit: the number of its `QuickUnit`.
    case unit
    /// A word before what repeats.
    case every
    /// A unit that repeats.
    case repeats
    /// A word between the items of a list.
    case and
    /// A word before a time: 1 if the time needs another mark, such as "h".
    case at
    /// A word before a place: 1 if the place needs a capital.
    case place
    /// A word before a range of times.
    case from
    /// A word inside a range of times.
    case to
    /// A word before or after a length.
    case lasting
    /// A length: its minutes.
    case length
    /// A time: its minutes after midnight.
    case clock
    /// Words before an hour: the minutes to add.
    case before
    /// Words after an hour: the minutes to add.
    case past
    /// A word after an hour.
    case oclock
    /// A mark of the first half of the day.
    case morning
    /// A mark of the second half of the day.
    case afternoon
    /// A mark after the number of a day.
    case ordinal
    /// A word between a day and a month, or a month and a year.
    case of
    /// A number in letters.
    case number
    /// Words for an event without times.
    case allDay
  }

  /// Words with one meaning, separated by commas.
  struct Entry {
    let meaning: Meaning
    let value: Int
    let words: String

    init(_ meaning: Meaning, _ value: Int, _ words: String) {
      (self.meaning, self.value, self.words) = (meaning, value, words)
    }
  }

  /// The phrases of each meaning.
  private var phrases: [[(tokens: [[UInt8]], value: Int)]]
  /// Whether the number of a day needs a mark, as in "the 27th".
  private(set) var marksDays = true

  /// Creates the words of a language; of others than English, German, French, and Spanish, only those that need no
  /// language.
  /// - Parameter language: an identifier such as `de` or `de-AT`.
  init(language: String) {
    phrases = Meaning.allCases.map { _ in [] }
    add(QuickWords.all)
    let code = language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    let name = String(utf8: Array(code))
    marksDays = name.hasSameBytes(as: "en")
    if marksDays { add(QuickWords.english) }
    if name.hasSameBytes(as: "fr") { add(QuickWords.french) }
    if name.hasSameBytes(as: "es") { add(QuickWords.spanish) }
    // In German, "am" is no mark but the word before a date.
    if name.hasSameBytes(as: "de") { add(QuickWords.german) } else { add(QuickWords.marks) }
  }

  private mutating func add(_ entries: [Entry]) {
    for entry in entries {
      for words in entry.words.split(at: UInt8(ascii: ",")) {
        let tokens = QuickToken.tokens(of: words).map { $0.bytes }
        if !tokens.isEmpty { phrases[entry.meaning.rawValue].append((tokens, entry.value)) }
      }
    }
  }

  /// Returns the longest phrase with a meaning at an index, and the index after it; `nil` if there is none.
  func find(_ meaning: Meaning, in tokens: [QuickToken], at index: Int) -> (value: Int, end: Int)? {
    var best: (value: Int, end: Int)?
    for phrase in phrases[meaning.rawValue] {
      let end = index + phrase.tokens.count
      guard end <= tokens.count, end > best?.end ?? index else { continue }
      var length = 0
      while length < phrase.tokens.count, tokens[index + length].bytes == phrase.tokens[length] { length += 1 }
      // Short names of weekdays are words as well: "do", "so".
      let isWord = meaning == .weekday && phrase.tokens[0].count < 3 && !tokens[index].isCapital
      if length == phrase.tokens.count, !isWord { best = (phrase.value, end) }
    }
    return best
  }

  private static let all = [Entry(.place, 0, "@"), Entry(.at, 0, "@")]
  private static let marks = [Entry(.morning, 0, "am,a.m.,a.m"), Entry(.afternoon, 0, "pm,p.m.,p.m")]
}

/// A unit of a length or a repetition.
enum QuickUnit: Int { case minute, hour, day, week, month, year }
