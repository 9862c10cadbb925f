public import CollectionKit
public import Diffing
public import Geometry

/// Events of headers, footers, and other supplementary views, by their class; see the events of cells.
extension CollectionManager {
  /// Calls a closure after the header was updated with its model; its `Int` is the section.
  public func configureHeader<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) { $0.configure { view, model, path in body(view, model, path.section) } }
  }

  /// Calls a closure before the header is shown; its `Int` is the section.
  public func willDisplayHeaderView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) {
      $0.willDisplaySupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Calls a closure when the header is no longer shown; its `Int` is the section.
  public func didEndDisplayingHeaderView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) {
      $0.didEndDisplayingSupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Asks a closure for the size of a model's header; its `Int` is the section. Without one, the layout decides.
  public func referenceSizeForHeaderView<Model>(
    withItem model: Model.Type, _ body: @escaping (Model, Int) -> Size
  ) {
    checkFlowLayout("referenceSizeForHeaderView")
    attach(.size, to: model, ofKind: headerKind) { model, path in body(model, path.section) }
  }

  /// Calls a closure after the footer was updated with its model; its `Int` is the section.
  public func configureFooter<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) { $0.configure { view, model, path in body(view, model, path.section) } }
  }

  /// Calls a closure before the footer is shown; its `Int` is the section.
  public func willDisplayFooterView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) {
      $0.willDisplaySupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Calls a closure when the footer is no longer shown; its `Int` is the section.
  public func didEndDisplayingFooterView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) {
      $0.didEndDisplayingSupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Asks a closure for the size of a model's footer; its `Int` is the section. Without one, the layout decides.
  public func referenceSizeForFooterView<Model>(
    withItem model: Model.Type, _ body: @escaping (Model, Int) -> Size
  ) {
    checkFlowLayout("referenceSizeForFooterView")
    attach(.size, to: model, ofKind: footerKind) { model, path in body(model, path.section) }
  }

  /// Calls a closure after the view was updated with its model.
  public func configureSupplementary<View: ModelTransfer>(
    _ viewClass: View.Type, ofKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.configure(body) }
  }

  /// Calls a closure before the view is shown.
  public func willDisplaySupplementaryView<View: ModelTransfer>(
    _ viewClass: View.Type, forElementKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.willDisplaySupplementaryView(body) }
  }

  /// Calls a closure when the view is no longer shown.
  public func didEndDisplayingSupplementaryView<View: ModelTransfer>(
    _ viewClass: View.Type, forElementKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.didEndDisplayingSupplementaryView(body) }
  }
}
