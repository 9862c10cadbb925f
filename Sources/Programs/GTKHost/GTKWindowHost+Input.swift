package import Almanac
import CGtk

/// Input from devices.
extension GTKWindowHost {
  /// Handles a GDK event. Returns whether it was used.
  func handle(_ event: OpaquePointer) -> Bool {
    guard let content else { return false }
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS: return handleKey(event, in: content)
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isKeyboardUsed = false
    default: break
    }
    return send(input.events(event), to: content)
  }

  /// Sends pointer events to the content. Returns whether one was used.
  package func send(_ events: [InputEvent], to content: any HostedContent) -> Bool {
    var isUsed = false
    for event in events {
      if case .pointer(let pointer) = event, pointer.phase == .down, keeps(pointer, in: content) { continue }
      if case .pointer(let pointer) = event, pointer.phase == .up, let link { open(link, pointer, in: content) }
      if content.send(event) { isUsed = true }
      switch event {
      case .hover(let pointer?), .pointer(let pointer): showCursor(content.cursor(at: pointer.location))
      default: break
      }
    }
    return isUsed
  }

  /// Moves the focus in response to a press. Returns whether a field handles the press instead of the engine.
  private func keeps(_ pointer: PointerEvent, in content: any HostedContent) -> Bool {
    let id = content.target(at: pointer.location)
    let traits = id.map { content.traits(of: $0) } ?? []
    link = traits.contains(.links) ? id : nil
    guard let id, traits.contains(.edits) else {
      // From now on, another element or none has the focus.
      if field != nil { content.send(.focus(.none)) }
      updateField()
      gtk_widget_grab_focus(canvas.widget)
      return false
    }
    if field?.id != id {
      content.send(.focus(id))
      updateField()
    }
    return true
  }

  /// Opens the URL of a link if a press ends where it began.
  private func open(_ id: ViewID, _ pointer: PointerEvent, in content: any HostedContent) {
    link = nil
    if content.target(at: pointer.location) == id { onOpen?(content.address(of: id)) }
  }

  private func showCursor(_ wanted: Cursor) {
    guard wanted != cursor else { return }
    cursor = wanted
    let name: String? =
      switch wanted {
      case .inherited: nil
      case .pointingHand: "pointer"
      case .resizeUpAndDown: "ns-resize"
      case .resizeSideways: "ew-resize"
      case .copy: "copy"
      case .notAllowed: "not-allowed"
      }
    gtk_widget_set_cursor_from_name(canvas.widget, name)
  }

  // MARK: - Keys

  private func handleKey(_ event: OpaquePointer, in content: any HostedContent) -> Bool {
    let value = gdk_key_event_get_keyval(event)
    let modifiers = KeyMapping.modifiers(gdk_event_get_modifier_state(event))
    if value == GDK_KEY_Menu || value == GDK_KEY_F10 && modifiers == .shift { return openMenu(in: content) }
    guard let key = KeyMapping.key(value, gdk_event_get_modifier_state(event)) else { return false }
    isKeyboardUsed = true
    let traits = content.focusedID.map { content.traits(of: $0) } ?? []
    if field != nil {
      if key.isForEngine(in: traits), content.send(.key(key)) { return true }
      return key.key == .tab && moveFocus(forward: !key.modifiers.contains(.shift))
    }
    if traits.contains(.links), key.key == .enter, key.modifiers.isEmpty, let id = content.focusedID {
      onOpen?(content.address(of: id))
      return true
    }
    if key.modifiers == .control || key.modifiers == .command, key.character == 0x76 {
      paste(into: content)
      return true
    }
    if content.send(.key(key)) { return true }
    return key.key == .tab && moveFocus(forward: !key.modifiers.contains(.shift))
  }

  /// Opens the menu of the focused view.
  private func openMenu(in content: any HostedContent) -> Bool {
    guard field == nil, let id = content.focusedID,
      let item = content.displayList().items.first(where: { $0.id == id })
    else { return false }
    let part = item.clip.map { $0.intersection(item.frame) } ?? item.frame
    return content.send(.contextMenu(id, at: Point(x: part.midX, y: part.midY)))
  }
}

extension KeyEvent {
  /// Returns whether the key goes to the engine while a field has the focus; GTK handles all other keys. A multiline
  /// field keeps the keys that move between lines.
  fileprivate func isForEngine(in traits: ViewTraits) -> Bool {
    switch key {
    case .escape: true
    case .enter where !modifiers.isDisjoint(with: [.control, .command]): true
    case .character where !modifiers.isDisjoint(with: [.control, .command]): character == 0x73
    case .enter, .arrowUp, .arrowDown: !traits.contains(.editsLines)
    default: false
    }
  }
}
