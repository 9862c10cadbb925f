public import UIKit

/// Content of SwiftUI for views of UIKit. iOS 16.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  public nonisolated func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

  @MainActor public func makeContentView() -> any UIView & UIContentView { StandInContentView(self) }
}

/// A view that shows the words of a configuration's content.
@MainActor public final class StandInContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  public var standInText: String? { (configuration as? UIHostingConfiguration<Text, EmptyView>)?.content.standInText }
}

/// iOS 13.
public struct EmptyView: View {
  public typealias Body = Never
}

/// iOS 13.
public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}
