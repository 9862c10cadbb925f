import Basics

/// The kinds of edits that users may make. Removing a verb removes its gesture, keys, menu item, and form field.
///
///     editor.options.verbs = [.move, .resize]
public struct EditVerbs: OptionSet, Hashable, Sendable {
  /// The bits of the verbs.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creating events, by any means.
  public static let create = EditVerbs(rawValue: 1)
  /// Moving an event to another time or day without changing its length.
  public static let move = EditVerbs(rawValue: 2)
  /// Changing the length of an event.
  public static let resize = EditVerbs(rawValue: 4)
  /// Changing everything else: title, location, notes, color, status, calendar, and recurrence.
  public static let edit = EditVerbs(rawValue: 8)
  /// Deleting an event.
  public static let delete = EditVerbs(rawValue: 16)

  /// All verbs.
  public static let all: EditVerbs = [.create, .move, .resize, .edit, .delete]

  /// Returns the verbs that a change from one version of an event to another needs.
  static func needed(from old: Event, to new: Event) -> EditVerbs {
    var verbs: EditVerbs = []
    if new.start != old.start || new.end != old.end || new.nominalDays != old.nominalDays {
      let isMoved = new.start != old.start && new.end != old.end
      let isSameLength = new.lengthOnClock == old.lengthOnClock && new.nominalDays == old.nominalDays
      if isMoved { verbs.insert(.move) }
      // Between hours and days, the length follows from the form.
      if !isMoved || !isSameLength && new.start.isDay == old.start.isDay && new.start.hasSameZone(as: new.end) {
        verbs.insert(.resize)
      }
    }
    if new != old.withTimes(of: new) { verbs.insert(.edit) }
    return verbs
  }
}
