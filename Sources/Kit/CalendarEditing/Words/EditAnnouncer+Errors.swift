import Basics
import CalendarText
import CalendarViews
import Events

/// The sentences that explain why an edit was rejected.
extension EditAnnouncer {
  /// The sentence for an error.
  ///
  /// - Parameters:
  ///   - command: the command that failed.
  ///   - title: the title of the command's event.
  func failure(_ error: EditError, of command: EditCommand, title: String) -> String {
    let values: [(name: String, text: String)] = [("title", title.utf8.isEmpty ? texts.phrases.untitled : title)]
    switch error {
    case .refused(let reasons): return reasons.first.map { reason($0) } ?? words[.notApplicable]
    case .scopeNeeded: return words[.whichEvents]
    case .series(.notRecurring), .series(.foreignInstance): return words[.notInSeries]
    case .series(.tooLong): return words[.seriesTooLong]
    case .series(.rulesNotMovable): return words[.ruleNotMovable]
    case .series(.rulesNotSplittable): return words[.ruleNotSplittable]
    case .store(.conflict): return words.text(.changedElsewhere, values)
    case .store(.notFound): return words.text(.deletedElsewhere, values)
    case .store(.readOnly): return words[.storeReadOnly]
    case .store(.calendarNotFound): return words[.notApplicable]
    case .store(.duplicate), .store(.invalid), .store(.storage): return words[.notSaved]
    case .notApplicable:
      switch command {
      case .undo: return words[.nothingToUndo]
      case .redo: return words[.nothingToRedo]
      default: return words[.notApplicable]
      }
    }
  }

  /// The sentence for a reason against an edit.
  func reason(_ reason: EditReason) -> String {
    switch reason {
    case .readOnly(let id): return words.text(.readOnly, [("calendar", name(id))])
    case .notPermitted(let verbs): return words[Self.key(verbs)]
    case .outsideBounds(let count):
      return words.text(count.total > 1 ? .outsideBoundsCount : .outsideBounds, numbers(count))
    case .outsideHours(let count):
      return words.text(count.total > 1 ? .outsideHoursCount : .outsideHours, numbers(count))
    case .outsidePeriod(let count):
      return words.text(count.total > 1 ? .outsidePeriodCount : .outsidePeriod, numbers(count))
    case .overlap(let id, let count):
      let other = timeline?.event(id.event)?.event.summary ?? ""
      let name: [(name: String, text: String)] = [("other", other.utf8.isEmpty ? texts.phrases.untitled : other)]
      return words.text(count.total > 1 ? .overlapCount : .overlap, numbers(count) + name)
    case .other(let text):
      return text.string.utf8.isEmpty ? words[.notApplicable] : words.text(.otherReason, [("reason", text.string)])
    }
  }

  private func numbers(_ count: EditCount) -> [(name: String, text: String)] {
    [("count", texts.date.number(count.count)), ("total", texts.date.number(count.total))]
  }

  private static func key(_ verbs: EditVerbs) -> EditPhrases.Key {
    if verbs.contains(.create) { return .noCreate }
    if verbs.contains(.delete) { return .noDelete }
    if verbs.contains(.edit) { return .noEdit }
    return verbs.contains(.move) ? .noMove : .noResize
  }
}
