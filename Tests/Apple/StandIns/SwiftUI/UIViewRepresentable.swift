public import UIKit

/// A view of UIKit as a part of SwiftUI. iOS 13.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// iOS 13.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// iOS 16.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// A tree of SwiftUI with one view of UIKit, which a test updates.
@MainActor public final class StandInHosting<Content: UIViewRepresentable> {
  public let view: Content.UIViewType
  public var environment: EnvironmentValues { didSet { update() } }
  private let content: () -> Content
  private let coordinator: Content.Coordinator

  public init(environment: EnvironmentValues = EnvironmentValues(), _ content: @escaping () -> Content) {
    (self.environment, self.content) = (environment, content)
    let first = content()
    coordinator = first.makeCoordinator()
    view = first.makeUIView(context: Content.Context(coordinator: coordinator, environment: environment))
    update()
  }

  /// Makes the content anew, as when a state has changed.
  public func update() {
    content().updateUIView(view, context: Content.Context(coordinator: coordinator, environment: environment))
  }

  public func size(_ proposal: ProposedViewSize) -> CGSize? {
    content().sizeThatFits(
      proposal, uiView: view, context: Content.Context(coordinator: coordinator, environment: environment))
  }
}
