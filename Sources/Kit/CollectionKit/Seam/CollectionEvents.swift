/// An event of an item of a collection.
public enum ItemEvent: Hashable, Sendable, CaseIterable {
  /// The item was selected: by a press and release, a key, or assistive technology.
  case didSelect
  /// The item was deselected. Not reported for reloads.
  case didDeselect
  /// A press began on the item, before any selection.
  case didHighlight
  /// The press ended, after any selection it made, or was canceled.
  case didUnhighlight
  /// The cell is configured and about to be shown.
  case willDisplay
  /// The cell is no longer shown.
  case didEndDisplaying
  /// A drag that selects several items began here.
  case didBeginMultipleSelection
  /// The activation key was pressed on the item, or it was double-clicked.
  case performPrimaryAction
  /// The item of a full-screen layout is about to be centered. Reported only by `FullScreenLayout`.
  case willCenter
  /// The item of a full-screen layout was centered; see `willCenter`.
  case didCenter
  /// The item will be needed soon; prepare its data. It has no cell yet.
  case prefetch
  /// The item reported by `prefetch` will not be needed after all.
  case cancelPrefetch
}

/// A question that a collection asks about an item before it does something.
public enum ItemQuestion: Hashable, Sendable, CaseIterable {
  /// Whether the user may drag it to another position.
  case canMove
  /// Whether the user may select it.
  case shouldSelect
  /// Whether the user may deselect it.
  case shouldDeselect
  /// Whether a press highlights it and may select it.
  case shouldHighlight
  /// Whether a long press or right-click shows the menu of actions.
  case shouldShowMenu
  /// Whether the keyboard focus stops at it.
  case canFocus
  /// Whether it opens when a drag rests over it.
  case shouldSpringLoad
  /// Whether a drag with a modifier key or two fingers selects several items, starting here.
  case shouldBeginMultipleSelection
  /// Whether it can be edited in edit mode.
  case canEdit
  /// Whether focusing it also selects it.
  case selectionFollowsFocus
  /// Whether the activation key performs its primary action instead of selecting it.
  case canPerformPrimaryAction

  /// The answer if no delegate answers. For `selectionFollowsFocus`, the view's own setting takes precedence if it has
  /// one.
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
  /// The view is no longer shown.
  case didEndDisplaying
}

/// An event or question of any kind, for `CollectionDelegate.implements(_:)`. Views skip events that no delegate
/// implements.
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
  /// The titles of the index strip.
  case indexTitles
  /// The insets and spacing of sections.
  case sectionMetrics
  /// The offset at which scrolling comes to rest.
  case targetContentOffset
  /// Changes of the focus.
  case focusUpdates
}
