import Basics
public import CollectionKit

/// Templates for prepared views, by name or by view class. They play the role of UIKit's nib files.
///
///     manager.templates.add(for: RecipeCell.self) {
///       let cell = RecipeCell()
///       cell.layer.opacity = 0.8
///       return cell
///     }
///     manager.register(RecipeCell.self)
public final class ViewTemplates {
  private var named: [(name: String, make: () -> ReusableView?)] = []
  private var classes: [(id: ObjectIdentifier, make: () -> ReusableView?)] = []

  /// Creates an empty collection of templates.
  public init() {}

  /// Adds a template under a name. If the name is already taken, the earlier template is used.
  public func add(named name: String, make: @escaping () -> ReusableView?) { named.append((name, make)) }

  /// Adds the template of a class. It is used wherever views of that class are registered without `Nibless`.
  public func add<View: ReusableView>(for type: View.Type, make: @escaping () -> View?) {
    classes.append((ObjectIdentifier(type), { make() }))
  }

  func named(_ name: String) -> (() -> ReusableView?)? {
    for template in named where template.name.hasSameBytes(as: name) { return template.make }
    return nil
  }

  func ofClass(_ id: ObjectIdentifier) -> (() -> ReusableView?)? {
    for template in classes where template.id == id { return template.make }
    return nil
  }
}
