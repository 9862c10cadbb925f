import Basics
import CalendarViews
package import Events
import Geometry
package import ViewKit

/// Creating and changing calendars: the buttons, the keys, and the popovers that the editing controller shows.
extension CalendarPanel: CalendarListHost {
  /// Shows the buttons for the edits that are currently permitted. Call this method when editing was switched on or
  /// off, or when its words changed.
  package func editingDidChange() { contentDidChange() }

  /// Places each menu button on the row of its calendar. The buttons lie over the cells, because a checkbox cannot
  /// contain a button.
  func placeMenuButtons(width: Double) {
    guard let list = calendarList else { return }
    while menuButtons.count < menus.count {
      let button = PanelButton()
      // Keyboard users have the Menu key, F2, and Delete.
      button.isTabStop = false
      button.text = "⋯"
      menuButtons.append(button)
      list.addSubview(button)
    }
    let isRightToLeft = calendar.configuration.direction == .rightToLeft
    for (index, button) in menuButtons.enumerated() {
      let menu = index < menus.count ? menus[index] : nil
      button.isHidden = menu == nil
      guard let menu else { continue }
      button.configure(calendar.configuration.style.type, label: menu.title)
      button.layer.ring = nil
      button.layer.textColor = .role(CalendarRole.secondaryInk)
      button.action = callback(to: self) { panel in
        panel.calendar.editing?.act(.menu(menu.id), in: panel, isTouch: button.isTouched)
      }
      let rect = Rect(
        x: width - PanelGeometry.trailing - PanelGeometry.button,
        y: (Double(index) + 0.5) * PanelGeometry.calendarHeight - PanelGeometry.button / 2, width: PanelGeometry.button,
        height: PanelGeometry.button)
      button.frame = isRightToLeft ? rect.mirrored(in: width) : rect
    }
  }

  // MARK: - Input

  /// Handles a key for the focused calendar. Returns whether the key was used.
  func editCalendars(_ event: KeyEvent) -> Bool {
    guard let editing = calendar.editing else { return false }
    if !event.modifiers.isDisjoint(with: [.control, .command]) {
      // Uppercase and lowercase letters differ in one bit.
      switch event.character | 0x20 {
      case 0x7A: return editing.perform(event.modifiers.contains(.shift) ? .redo : .undo)
      case 0x79: return editing.perform(.redo)
      default: return false
      }
    }
    guard event.modifiers.isEmpty, case .calendar(let row)? = calendarList?.focusedItem else { return false }
    switch event.key {
    case .f2: editing.act(.rename(row.id), in: self, isTouch: false)
    case .delete:
      editing.act(.delete(row.id), in: self, isTouch: false)
      window?.notify(callback(to: self) { $0.focusCalendar(nil) })
    default: return false
    }
    return true
  }

  /// Opens the menu of the calendar at a point in the window. Returns whether there is one.
  func openMenu(at location: Point) -> Bool {
    guard calendarList?.isHidden == false, case .calendar(let row)? = calendarList?.item(at: location),
      row.hasMenu, let editing = calendar.editing
    else { return false }
    editing.act(.menu(row.id), in: self, isTouch: false)
    return true
  }

  /// Closes the popover after a press outside it.
  func pressBesidePopover(_ location: Point) {
    guard popovers.content != nil, !popovers.contains(location) else { return }
    if popovers.hasFocus { window?.send(.focus(.none)) }
    dismissPopover()
  }

  // MARK: - Popovers

  package func show(_ content: PopoverContent, beside calendar: CalendarID?, onClose: @escaping () -> Void) {
    guard let parent = popovers.superview else { return }
    let former = shownPopover
    shownPopover = (content, onClose)
    popovers.show(
      content, in: Rect(origin: .zero, size: parent.frame.size), self.calendar.configuration.direction,
      anchor: callback(to: self) { $0.anchor(of: calendar) }, onClose: callback(to: self) { $0.dismissPopover() })
    popovers.takeFocus()
    if let former, former.content !== content { former.onClose() }
  }

  package func closePopover(focusing calendar: CalendarID?) {
    guard popovers.content != nil else { return }
    let hadFocus = popovers.hasFocus
    shownPopover = nil
    popovers.close()
    // By then, a new calendar has its row.
    if hadFocus { window?.notify(callback(to: self) { $0.focusCalendar(calendar) }) }
  }

  package func makeRoom() { onClose?() }

  private func dismissPopover() {
    // The owner's response needs the content once more.
    let shown = shownPopover
    closePopover(focusing: nil)
    shown?.onClose()
  }

  /// Moves the focus to a calendar, or to another view if the calendar is not listed, unless something has the focus.
  private func focusCalendar(_ id: CalendarID?) {
    guard window?.focusedView == nil, !isHidden else { return }
    if let id, calendarList?.focus(PanelKey(first: id.rawValue, second: 0)) == true { return }
    if calendarList?.focusFirst() != true { window?.focus(newButton) }
  }

  /// Returns the frame that a popover belongs to, in the coordinates of its layer; `nil` if no part of it is in view.
  private func anchor(of id: CalendarID?) -> Rect? {
    let index = id.flatMap { id in menus.firstIndex { $0?.id == id } }
    guard let parent = popovers.superview, id == nil || index != nil else { return nil }
    let button = index.map { menuButtons[$0] } ?? newButton
    return button.visibleFrame?.offset(by: .zero - parent.frameInWindow.origin)
  }
}
