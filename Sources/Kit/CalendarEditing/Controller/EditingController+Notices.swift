import Basics
import CalendarText
import CalendarViews
package import Events
import Geometry
import ViewKit

/// The notice after an edit, and the button in the details of an event.
extension EditingController {
  /// Offers to undo an edit that was made by pointer, finger, or menu. Edits made by keys can be undone by key.
  func offerUndo(_ receipt: EditReceipt, of session: EditSession?) {
    guard receipt.origin == .edit else { return toast.hide() }
    guard input.isPointed, let announcer else { return withdrawUndo() }
    showToast(announcer.made(receipt, session?.draft), button: words[.undo]) { controller in
      controller.leadingFocus { controller.perform(.undo) }
    }
    offeredUndo = editor.undoStack.count
    noticed = occurrence(after: receipt, of: session?.draft)?.id
    placeToast()
  }

  /// Places the notice so that it does not cover the event that it is about.
  func placeToast() {
    guard let calendar, !toast.isHidden else { return }
    let pieces = noticed.map { calendar.pieces(of: $0) } ?? []
    toast.fit(in: calendar.levelArea, besides: pieces.compactMap { calendar.frame(of: $0) })
  }

  /// Removes the notice that offers to undo an edit if the edit is no longer the latest one, or if somebody else has
  /// since changed its events.
  func withdrawUndo() {
    guard let offeredUndo, !toast.isHidden else { return }
    if editor.undoStack.count != offeredUndo || !editor.canUndo { toast.hide() }
  }

  /// Shows a notice at the bottom of the calendar.
  func showToast(
    _ text: String, button: String, duration: Double = ToastView.usualDuration,
    action: @escaping (EditingController) -> Void
  ) {
    guard let calendar else { return }
    (offeredUndo, noticed) = (nil, nil)
    toast.show(
      text, button: button, calendar.configuration, isTouch: input.isFinger, duration: duration,
      action: callback(to: self) { action($0) })
    placeToast()
  }

  /// Returns what an edit did, in the calendar's language: "Lunch moved".
  package func title(of label: EditLabel) -> String { announcer?.short(label) ?? label.title.string }

  /// Returns the sentence in an event's details that says how it repeats.
  func recurrenceText(of event: Event) -> String { announcer?.repeats(event) ?? "" }

  /// The buttons below the details of an event.
  func detailsButtons(for occurrence: Occurrence) -> [DetailsButton] {
    let verbs = verbs(of: occurrence.id)
    var buttons: [DetailsButton] = []
    if verbs.contains(.edit) {
      buttons.append(
        DetailsButton(
          title: words[.edit], key: KeyEvent(.character, character: ("e" as Unicode.Scalar).value),
          perform: callback(to: self) { $0.openForm(of: occurrence.id) }))
    }
    if verbs.contains(.delete) {
      buttons.append(
        DetailsButton(
          title: words[.delete], key: KeyEvent(.delete),
          perform: callback(to: self) { controller in
            controller.calendar?.send(.hideDetails)
            controller.input.leaveKeys()
            controller.leadingFocus { controller.perform(.delete(occurrence.id, nil)) }
          }))
    }
    if let onCopyLink {
      buttons.append(
        DetailsButton(
          title: words[.copyLink], key: KeyEvent(.character, character: ("l" as Unicode.Scalar).value),
          perform: { onCopyLink(occurrence) }))
    }
    return buttons
  }
}
