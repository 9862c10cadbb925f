import Events

/// A form that was closed with changes. It is restored if the same event is opened within a minute.
struct KeptForm {
  /// The event; `nil` for a new one.
  let id: OccurrenceID?
  let form: EventForm
  /// The window's time when the form was closed, in seconds.
  let time: Double

  /// How long a form is kept, in seconds.
  static let duration = 60.0

  /// Returns whether a text that somebody left is offered again: not if it differs by spaces and a single letter, as after
  /// a key that was meant for something else.
  static func isWorthKeeping(_ text: String, insteadOf original: String = "") -> Bool {
    var (new, old) = (Array(text.unicodeScalars)[...], Array(original.unicodeScalars)[...])
    while let first = new.first, first == old.first { (new, old) = (new.dropFirst(), old.dropFirst()) }
    while let last = new.last, last == old.last { (new, old) = (new.dropLast(), old.dropLast()) }
    return max(letterCount(new), letterCount(old)) > 1
  }

  /// Returns the number of scalars that are no spaces, line feeds, or tabs. A sign of Chinese, Japanese, or Korean counts
  /// as two, because it can be a word.
  private static func letterCount(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    text.reduce(0) { $0 + ($1.value <= 0x20 || $1.value == 0xA0 || $1.value == 0x3000 ? 0 : $1.value < 0x2E80 ? 1 : 2) }
  }
}
