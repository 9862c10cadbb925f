public import CollectionKit
public import Diffing
public import Geometry

/// Events of headers, footers and other views of sections, by their class; see the events of cells.
extension CollectionManager {
  /// Calls a closure after the header was updated with its model; the number is its section.
  public func configureHeader<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) { $0.configure { view, model, path in body(view, model, path.section) } }
  }

  /// Calls a closure before the header is shown; the number is its section.
  public func willDisplayHeaderView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) {
      $0.willDisplaySupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Calls a closure when the header is shown no longer; the number is its section.
  public func didEndDisplayingHeaderView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: headerKind) {
      $0.didEndDisplayingSupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Asks a closure for the size of the header of a model; the number is its section. Without a closure the layout
  /// decides.
  public func referenceSizeForHeaderView<Model>(
    withItem model: Model.Type, _ body: @escaping (Model, Int) -> Size
  ) {
    checkFlowLayout("referenceSizeForHeaderView")
    attach(.size, to: model, ofKind: headerKind) { model, path in body(model, path.section) }
  }

  /// Calls a closure after the footer was updated with its model; the number is its section.
  public func configureFooter<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) { $0.configure { view, model, path in body(view, model, path.section) } }
  }

  /// Calls a closure before the footer is shown; the number is its section.
  public func willDisplayFooterView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) {
      $0.willDisplaySupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Calls a closure when the footer is shown no longer; the number is its section.
  public func didEndDisplayingFooterView<View: ModelTransfer>(
    _ viewClass: View.Type, _ body: @escaping (View, View.ModelType, Int) -> Void
  ) {
    attach(viewClass, ofKind: footerKind) {
      $0.didEndDisplayingSupplementaryView { view, model, path in body(view, model, path.section) }
    }
  }

  /// Asks a closure for the size of the footer of a model; the number is its section. Without a closure the layout
  /// decides.
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

  /// Calls a closure when the view is shown no longer.
  public func didEndDisplayingSupplementaryView<View: ModelTransfer>(
    _ viewClass: View.Type, forElementKind kind: SupplementaryKind,
    _ body: @escaping (View, View.ModelType, ItemPath) -> Void
  ) {
    attach(viewClass, ofKind: kind) { $0.didEndDisplayingSupplementaryView(body) }
  }
}
