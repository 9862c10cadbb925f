public import CollectionKit
public import Diffing
public import Geometry

/// Events of headers, footers and other views of sections, by their class; see the events of cells.
extension CollectionManager {
  /// Called after the header was updated with its model; the number is its section.
  public func configureHeader<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) { $0.configure { view, model, path in body(view, model, path.section) } }
  }

  /// The header is about to be shown.
  public func willDisplayHeaderView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) {
      $0.willDisplaySupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// The header is shown no longer.
  public func didEndDisplayingHeaderView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) {
      $0.didEndDisplayingSupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// How large is the header of a model? The number is its section. As the layout says, unless told otherwise.
  public func referenceSizeForHeaderView<Model>(
    withItem model: Model.Type, _ body: @escaping (Model, Int) -> Size
  ) {
    checkFlowLayout("referenceSizeForHeaderView")
    attach(.size, to: model, ofKind: headerKind) { model, path in body(model, path.section) }
  }

  /// Called after the footer was updated with its model; the number is its section.
  public func configureFooter<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) { $0.configure { view, model, path in body(view, model, path.section) } }
  }

  /// The footer is about to be shown.
  public func willDisplayFooterView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) {
      $0.willDisplaySupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// The footer is shown no longer.
  public func didEndDisplayingFooterView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) {
      $0.didEndDisplayingSupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// How large is the footer of a model? The number is its section. As the layout says, unless told otherwise.
  public func referenceSizeForFooterView<Model>(
    withItem model: Model.Type, _ body: @escaping (Model, Int) -> Size
  ) {
    checkFlowLayout("referenceSizeForFooterView")
    attach(.size, to: model, ofKind: footerKind) { model, path in body(model, path.section) }
  }

  /// Called after the view was updated with its model.
  public func configureSupplementary<View: ModelTransfer>(
    _ viewClass: View.Type, ofKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.configure(body) }
  }

  /// The view is about to be shown.
  public func willDisplaySupplementaryView<View: ModelTransfer>(
    _ viewClass: View.Type, forElementKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.willDisplaySupplementaryView(body) }
  }

  /// The view is shown no longer.
  public func didEndDisplayingSupplementaryView<View: ModelTransfer>(
    _ viewClass: View.Type, forElementKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.didEndDisplayingSupplementaryView(body) }
  }
}
