import Almanac
import AlmanacLists
import TestSupport
import Testing

@Suite("Examples: events")
struct EventExamples {
  @Test("DT-31, DT-35 to DT-43, DT-47: the events of cells")
  func cells() {
    let kitchen = Kitchen([soup, stew])
    let manager = kitchen.manager
    var log: [String] = []
    // example
    manager.configure(RecipeCell.self) { cell, recipe, path in cell.accessibility.label = recipe.title }
    manager.canMove(RecipeCell.self) { cell, recipe, path in path.section == 0 }
    manager.shouldSelect(RecipeCell.self) { cell, recipe, path in recipe.minutes < 60 }
    manager.didSelect(RecipeCell.self) { cell, recipe, path in log.append("cook \(recipe.title)") }
    manager.shouldDeselect(RecipeCell.self) { cell, recipe, path in true }
    manager.didDeselect(RecipeCell.self) { cell, recipe, path in log.append("stop \(recipe.title)") }
    manager.shouldHighlight(RecipeCell.self) { cell, recipe, path in true }
    manager.didHighlight(RecipeCell.self) { cell, recipe, path in cell.layer.opacity = 0.5 }
    manager.didUnhighlight(RecipeCell.self) { cell, recipe, path in cell.layer.opacity = 1 }
    manager.willDisplay(RecipeCell.self) { cell, recipe, path in log.append("show \(path)") }
    manager.didEndDisplaying(RecipeCell.self) { cell, recipe, path in log.append("hide \(path)") }
    // end
    kitchen.collectionView.show(0, 0)
    kitchen.collectionView.tap(0, 0)
    kitchen.collectionView.show(0, 1)
    kitchen.collectionView.tap(0, 1)
    #expect(log == ["show 0/0", "cook Soup", "show 0/1"])
  }

  @Test("DT-32 to DT-34, DT-44 to DT-46, DT-48 to DT-50: the events of headers, footers and other views")
  func supplementaries() {
    let kitchen = Kitchen([soup])
    let manager = kitchen.manager
    let badge = SupplementaryKind(9)
    var log: [String] = []
    manager.registerHeader(TitleView.self)
    manager.registerFooter(TitleView.self)
    manager.registerSupplementary(TitleView.self, forKind: badge)
    // example
    manager.configureHeader(TitleView.self) { view, title, section in log.append("header \(section)") }
    manager.configureFooter(TitleView.self) { view, title, section in log.append("footer \(section)") }
    manager.configureSupplementary(TitleView.self, ofKind: badge) { view, title, path in log.append("badge \(path)") }
    manager.willDisplayHeaderView(TitleView.self) { view, title, section in view.layer.opacity = 1 }
    manager.willDisplayFooterView(TitleView.self) { view, title, section in view.layer.opacity = 1 }
    manager.willDisplaySupplementaryView(TitleView.self, forElementKind: badge) { view, title, path in
      view.layer.opacity = 1
    }
    manager.didEndDisplayingHeaderView(TitleView.self) { view, title, section in view.layer.opacity = 0 }
    manager.didEndDisplayingFooterView(TitleView.self) { view, title, section in view.layer.opacity = 0 }
    manager.didEndDisplayingSupplementaryView(TitleView.self, forElementKind: badge) { view, title, path in
      view.layer.opacity = 0
    }
    // end
    kitchen.storage.setSectionHeaderModels(["Dinner"])
    _ = manager.supplementaryView(ofKind: .sectionHeader, at: ItemPath(section: 0, item: 0))
    #expect(log == ["header 0"])
  }

  @Test("DT-51 to DT-57: menus, focus and sizes")
  func menusAndSizes() {
    let kitchen = Kitchen([soup])
    let manager = kitchen.manager
    manager.registerHeader(TitleView.self)
    manager.registerFooter(TitleView.self)
    // example
    manager.shouldShowMenu(for: RecipeCell.self) { cell, recipe, path in true }
    manager.canPerformAction(for: RecipeCell.self) { action, cell, recipe, path in action == .copy }
    manager.performAction(for: RecipeCell.self) { action, cell, recipe, path in cell.layer.opacity = 0.8 }
    manager.canFocus(for: RecipeCell.self) { cell, recipe, path in recipe.minutes > 0 }
    manager.sizeForCell(withItem: Recipe.self) { recipe, path in Size(width: 320, height: 44) }
    manager.referenceSizeForHeaderView(withItem: String.self) { title, section in Size(width: 320, height: 30) }
    manager.referenceSizeForFooterView(withItem: String.self) { title, section in Size(width: 320, height: 20) }
    // end
    let size = kitchen.collectionView.askDelegates { $0.collectionSizeForItem(at: ItemPath(section: 0, item: 0)) }
    #expect(size == Size(width: 320, height: 44))
  }

  @Test("DT-58 to DT-74: the events of the later releases: moves, index titles, focus, layout, several items")
  func later() {
    let kitchen = Kitchen([soup, stew, cake])
    let manager = kitchen.manager
    // example
    manager.moveItemAtTo { source, destination in print("moved \(source) to \(destination)") }
    manager.targetIndexPathForMovingItem(RecipeCell.self) { move, cell, recipe, path in
      move.proposed.section == 0 ? move.proposed : move.current
    }
    manager.indexTitles { ["A", "M", "Z"] }
    manager.indexPathForIndexTitle { title, index in ItemPath(item: index, section: 0) }
    manager.shouldUpdateFocus { change in change.to != nil }
    manager.didUpdateFocus { change in print("focus is at \(change.to?.description ?? "nothing")") }
    manager.indexPathForPreferredFocusedView { ItemPath(item: 0, section: 0) }
    manager.targetContentOffsetForProposedContentOffset { proposed in Point(x: 0, y: proposed.y.rounded()) }
    manager.transitionLayout { old, new in LayoutTransition.standard }
    manager.shouldSpringLoad(RecipeCell.self) { cell, recipe, path in true }
    manager.insetForSectionAtIndex { section in Insets(top: 8) }
    manager.minimumLineSpacingForSectionAtIndex { section in 4 }
    manager.minimumInteritemSpacingForSectionAtIndex { section in 2 }
    manager.shouldBeginMultipleSelectionInteraction(for: RecipeCell.self) { cell, recipe, path in true }
    manager.didBeginMultipleSelectionInteraction(for: RecipeCell.self) { cell, recipe, path in cell.layer.opacity = 0.5
    }
    manager.didEndMultipleSelectionInteraction { print("several are selected") }
    manager.canEdit(Recipe.self) { recipe, path in recipe.minutes < 60 }
    manager.selectionFollowsFocus(for: RecipeCell.self) { cell, recipe, path in true }
    manager.canPerformPrimaryAction(for: RecipeCell.self) { cell, recipe, path in true }
    manager.performPrimaryAction(for: RecipeCell.self) { cell, recipe, path in print("cook \(recipe.title)") }
    let pages = CollectionLayout.fullScreen(FullScreenLayout())
    manager.willCenter(RecipeCell.self) { cell, recipe, path in cell.layer.opacity = 0.9 }
    manager.didCenter(RecipeCell.self) { cell, recipe, path in cell.layer.opacity = 1 }
    // end
    let transition = kitchen.collectionView.askDelegates {
      $0.collectionTransition(from: .list(ListLayout()), to: pages)
    }
    #expect(transition == .standard)
    #expect(kitchen.collectionView.askDelegates { $0.collectionIndexTitles() } == ["A", "M", "Z"])
    #expect(kitchen.collectionView.askDelegates { $0.collectionInsets(forSection: 0) }?.top == 8)
  }

  @Test("DT-75 to DT-80, DT-102 to DT-104: menus with previews, prefetching, and events in the mapping")
  func inMapping() {
    let kitchen = Kitchen()
    let manager = kitchen.manager
    // example
    manager.register(RecipeCell.self) { mapping in
      mapping.contextMenuConfiguration { point, cell, recipe, path in
        ContextMenu(entries: [.init(.delete, title: "Forget \(recipe.title)")])
      }
      mapping.highlightPreview { menu, cell, recipe, path in PreviewParameters(cornerRadius: 6) }
      mapping.dismissalPreview { menu, cell, recipe, path in PreviewParameters(cornerRadius: 6) }
      mapping.prefetch { recipe, path in print("fetch the picture of \(recipe.title)") }
      mapping.cancelPrefetch { recipe, path in print("never mind \(recipe.title)") }
    }
    manager.contextMenuConfigurationForItemsAtIndexPaths { paths, point in
      ContextMenu(entries: [.init(.delete, title: "Forget \(paths.count) recipes")])
    }
    manager.previewForHighlightingContextMenu { menu in PreviewParameters(cornerRadius: 6) }
    manager.previewForDismissingContextMenu { menu in PreviewParameters(cornerRadius: 6) }
    manager.configureEvents(for: RecipeCell.self) { cell, model in
      manager.didSelect(cell) { cell, recipe, path in print(recipe.title) }
      manager.sizeForCell(withItem: model) { recipe, path in Size(width: 320, height: 44) }
    }
    // end
    kitchen.storage.addItem(soup)
    let view = kitchen.collectionView.show(0, 0)
    let menu = kitchen.collectionView.askDelegates {
      $0.collectionContextMenu(at: ItemPath(section: 0, item: 0), point: .zero, view: view)
    }
    #expect(menu??.entries.first?.title == "Forget Soup")
  }

  @Test("DT-87 to DT-101: drag and drop")
  func dragAndDrop() {
    let kitchen = Kitchen([soup])
    let manager = kitchen.manager
    // example
    manager.itemsForBeginningDragSession(from: RecipeCell.self) { session, cell, recipe, path in
      [DragItem(text: recipe.title, source: path)]
    }
    manager.itemsForAddingToDragSession(from: RecipeCell.self) { session, point, cell, recipe, path in
      [DragItem(text: recipe.title, source: path)]
    }
    manager.dragPreviewParameters(for: RecipeCell.self) { cell, recipe, path in PreviewParameters(cornerRadius: 6) }
    manager.dragSessionWillBegin { session in print("\(session.items.count) are on their way") }
    manager.dragSessionDidEnd { session in print("they have landed") }
    manager.dragSessionAllowsMoveOperation { session in true }
    manager.canHandleDropSession { session in !session.items.isEmpty }
    manager.dropSessionDidEnter { session in print("something comes") }
    manager.dropSessionDidUpdate { session, destination in DropProposal(.copy, intent: .insertAtDestination) }
    manager.dropSessionDidExit { session in print("it goes") }
    manager.dropSessionDidEnd { session in print("it is over") }
    manager.dropPreviewParameters { path in PreviewParameters(cornerRadius: 6) }
    // Another look of the gap than an empty row.
    manager.register(ReusableView.self, for: PlaceholderModel.self) { cell, model, path in cell.text = "…" }
    manager.performDropWithCoordinator { coordinator in
      let placeholder = manager.drop(to: coordinator.destination ?? ItemPath(item: 0, section: 0))
      // Later, when the data is there; or `deletePlaceholder()` if it never comes.
      placeholder.commitInsertion(ofItem: Recipe(id: 9, title: coordinator.session.items.first?.text ?? "")) { path in
        print("it lies at \(path)")
      }
    }
    // end
    let session = DragSession(items: [DragItem(text: "Bread")])
    let coordinator = DropCoordinator(session: session, destination: nil, proposal: DropProposal(.copy))
    kitchen.collectionView.notifyDelegates { $0.collectionPerformDrop(coordinator) }
    #expect(kitchen.storage.item(at: ItemPath(section: 0, item: 0), as: Recipe.self)?.title == "Bread")
  }
}
