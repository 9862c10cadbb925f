/// An event of an item of a collection.
public enum ItemEvent: Hashable, Sendable, CaseIterable {
  /// The item was selected: by a press and release, a key, or assistive technology.
  case didSelect
  /// The item was deselected; not reported for reloads.
  case didDeselect
  /// A press began on the item; before any selection.
  case didHighlight
  /// The press ended, after the selection it made, or was canceled.
  case didUnhighlight
  /// The cell is configured and about to be shown.
  case willDisplay
  /// The cell is shown no longer.
  case didEndDisplaying
  /// A drag that selects several items began here.
  case didBeginMultipleSelection
  /// The activation key was pressed on the item, or it was double-clicked.
  case performPrimaryAction
  /// The item of a full-screen layout is about to be centered. Only layouts that show one item at a time report it:
  /// `FullScreenLayout`.
  case willCenter
  /// The item of a full-screen layout was centered; see `willCenter`.
  case didCenter
  /// The item will be needed soon: have its data ready. There is no cell yet.
  case prefetch
  /// The item will not be needed soon after all.
  case cancelPrefetch
}

/// A question that a collection asks about an item before it does something.
public enum ItemQuestion: Hashable, Sendable, CaseIterable {
  /// Whether it may be dragged to another position.
  case canMove
  /// Whether it may be selected.
  case shouldSelect
  /// Whether it may be deselected.
  case shouldDeselect
  /// Whether a press highlights it, and may go on to select it.
  case shouldHighlight
  /// Whether a long press or right click shows the menu of actions.
  case shouldShowMenu
  /// Whether the keyboard focus stops at it.
  case canFocus
  /// Whether it opens when something is dragged over it and rests there.
  case shouldSpringLoad
  /// Whether a drag with a modifier, or with two fingers, selects several items from it on.
  case shouldBeginMultipleSelection
  /// Whether it is part of edit mode.
  case canEdit
  /// Whether the focus selects it.
  case selectionFollowsFocus
  /// Whether the activation key performs its primary action instead of selecting it.
  case canPerformPrimaryAction

  /// The answer if no delegate answers. For `selectionFollowsFocus` it is the view's own setting, if it has one.
  public var defaultAnswer: Bool {
    switch self {
    case .canMove, .shouldSelect, .shouldDeselect, .shouldHighlight, .canFocus, .shouldSpringLoad: true
    case .shouldShowMenu, .shouldBeginMultipleSelection, .canEdit, .selectionFollowsFocus, .canPerformPrimaryAction:
      false
    }
  }
}

/// An event of a header, footer or other supplementary view.
public enum SupplementaryEvent: Hashable, Sendable, CaseIterable {
  /// The view is configured and about to be shown.
  case willDisplay
  /// The view is shown no longer.
  case didEndDisplaying
}

/// An event or question of any kind, for `CollectionDelegate.implements(_:)`. Views leave out what no delegate listens
/// to.
public enum CollectionEventID: Hashable, Sendable {
  /// An event of an item.
  case item(ItemEvent)
  /// A question about an item.
  case question(ItemQuestion)
  /// An event of a supplementary view of a kind.
  case supplementary(SupplementaryEvent, SupplementaryKind)
  /// The size of items.
  case itemSize
  /// The size of supplementary views of a kind.
  case supplementarySize(SupplementaryKind)
  /// The actions in the menu of an item.
  case menuActions
  /// The context menu of one item or several.
  case contextMenu
  /// Drags that begin in the collection.
  case drag
  /// Drags over the collection, and drops.
  case drop
  /// The strip of titles.
  case indexTitles
  /// The insets and distances of sections.
  case sectionMetrics
  /// The offset at which scrolling rests.
  case targetContentOffset
  /// Changes of the focus.
  case focusUpdates
}
