import Basics
import CalendarText
import CalendarViews
import Events
import ViewKit

/// The row that shows how the event repeats, and the builder that it opens.
extension EventFormPopover {
  /// Connects the row and the builder.
  func addBuilder() {
    // An occurrence without its series has no rule of its own.
    repetition.isHidden = form.original.recurrenceID != nil
    repetition.onFocus = callback(to: self) { $0.focused($0.repetition) }
    repetition.onChoose = callback(to: self) { form in
      if form.builder.isHidden { form.open(nil) }
      form.setBuilderOpen(form.builder.isHidden)
    }
    builder.onChange = callback(to: self) { form, body in form.change(body) }
    for group in builder.groups { group.onFocus = callback(to: self) { $0.focused($1) } }
    for field in builder.fields {
      field.onFocus = callback(to: self) { $0.focused(field) }
      field.onKey = callback(to: self) { $0.builderKey($1, field) }
    }
  }

  /// Shows the repetition in words, and the builder if it is open.
  func showRepetition() {
    let event = form.draft(of: form.original)
    repetition.value = event.recurrence == nil ? words[.notRepeated] : announcer.repeats(event)
    builder.show(form)
  }

  /// Shows the builder below the row, or hides it, and moves the focus into it or back.
  func setBuilderOpen(_ isOpen: Bool) {
    guard builder.isHidden == isOpen else { return }
    repetition.isOn = isOpen
    builder.isHidden = !isOpen
    builder.show(form)
    heightDidChange()
    if let stop = isOpen ? builder.units.stop : repetition { window?.focus(stop) }
  }

  /// Handles Escape in the builder, which closes it first.
  func closesBuilder(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, !builder.isHidden else { return false }
    setBuilderOpen(false)
    return true
  }

  private func builderKey(_ event: KeyEvent, _ field: TextField) -> Bool {
    if closesBuilder(event) { return true }
    switch event.key {
    case .arrowUp: builder.step(field, by: 1)
    case .arrowDown: builder.step(field, by: -1)
    default: return key(event, nil)
    }
    return true
  }
}
