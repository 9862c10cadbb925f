/// What happens to an item of a collection.
public enum ItemEvent: Hashable, Sendable, CaseIterable {
  /// The item was selected: by a press and release, a key, or assistive technology.
  case didSelect
  /// The item was deselected; not reported for reloads.
  case didDeselect
  /// A press began on the item; before any selection.
  case didHighlight
  /// The press ended, after the selection it made, or was cancelled.
  case didUnhighlight
  /// The cell is dressed and about to be shown.
  case willDisplay
  /// The cell is shown no longer.
  case didEndDisplaying
  /// A drag that selects several items began here.
  case didBeginMultipleSelection
  /// The activation key was pressed on the item, or it was double-clicked.
  case performPrimaryAction
  /// The item of a full-screen layout is about to be centred. Only layouts that show one item at a time report it; none
  /// of the kit's does, because it belongs to television sets.
  case willCenter
  /// The item of a full-screen layout was centred; see `willCenter`.
  case didCenter
  /// The item will be needed soon: have its data ready. There is no cell yet.
  case prefetch
  /// The item will not be needed soon after all.
  case cancelPrefetch
}

/// What a collection asks about an item before it does something.
public enum ItemQuestion: Hashable, Sendable, CaseIterable {
  /// May it be dragged to another place?
  case canMove
  /// May it be selected?
  case shouldSelect
  /// May it be deselected?
  case shouldDeselect
  /// Does a press on it show, and may it go on to select?
  case shouldHighlight
  /// Does a long press or right click show the menu of actions?
  case shouldShowMenu
  /// Does the keyboard focus stop here?
  case canFocus
  /// Is it opened when something is dragged over it and rests there?
  case shouldSpringLoad
  /// Does a drag with a modifier, or with two fingers, select several items from here on?
  case shouldBeginMultipleSelection
  /// Is it part of edit mode?
  case canEdit
  /// Does the focus select it?
  case selectionFollowsFocus
  /// Does the activation key do something else than select?
  case canPerformPrimaryAction

  /// What holds if nobody answers. `selectionFollowsFocus` is the view's own setting, if it has one.
  public var defaultAnswer: Bool {
    switch self {
    case .canMove, .shouldSelect, .shouldDeselect, .shouldHighlight, .canFocus, .shouldSpringLoad: true
    case .shouldShowMenu, .shouldBeginMultipleSelection, .canEdit, .selectionFollowsFocus, .canPerformPrimaryAction:
      false
    }
  }
}

/// What happens to a header, footer or other view of a section.
public enum SupplementaryEvent: Hashable, Sendable, CaseIterable {
  /// The view is dressed and about to be shown.
  case willDisplay
  /// The view is shown no longer.
  case didEndDisplaying
}

/// An event or question of any kind, to ask whether anybody listens. Views need not ask about what nobody listens to.
public enum CollectionEventID: Hashable, Sendable {
  case item(ItemEvent)
  case question(ItemQuestion)
  case supplementary(SupplementaryEvent, SupplementaryKind)
  case itemSize
  case supplementarySize(SupplementaryKind)
  case menuActions
  case contextMenu
  case drag
  case drop
  case indexTitles
  case sectionMetrics
  case targetContentOffset
  case focusUpdates
}
