public import Foundation

/// iOS 8.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

/// iOS 17.
public protocol UITraitDefinition {}
/// iOS 17.
public typealias UITrait = any UITraitDefinition.Type
/// iOS 17.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// iOS 17.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// iOS 17.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// iOS 17.
public enum UITraitDisplayScale: UITraitDefinition {}
/// iOS 17.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// iOS 17.
public enum UITraitLegibilityWeight: UITraitDefinition {}

/// iOS 17.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A closure that waits for other traits.
@MainActor final class StandInTraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let body: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ body: @escaping (UIView, UITraitCollection) -> Void) {
    (self.traits, self.body) = (traits, body)
  }

  func differs(_ a: UITraitCollection.Values, _ b: UITraitCollection.Values) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitUserInterfaceStyle.Type: a.style != b.style
      case is UITraitAccessibilityContrast.Type: a.contrast != b.contrast
      case is UITraitLayoutDirection.Type: a.direction != b.direction
      case is UITraitDisplayScale.Type: a.scale != b.scale
      case is UITraitPreferredContentSizeCategory.Type: a.category != b.category
      case is UITraitLegibilityWeight.Type: a.weight != b.weight
      default: false
      }
    }
  }
}

/// iOS 17.
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}

extension UIView {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    standInLastTraits = traitCollection
    let registration = StandInTraitRegistration(traits) { view, former in
      if let view = view as? TraitEnvironment { handler(view, former) }
    }
    standInRegistrations.append(registration)
    return registration
  }

  func standInTraitsDidChange() {
    if !standInRegistrations.isEmpty {
      let (former, present) = (standInLastTraits, traitCollection)
      standInLastTraits = present
      for each in standInRegistrations where each.differs(former.values, present.values) { each.body(self, former) }
    }
    for child in subviews { child.standInTraitsDidChange() }
  }
}
