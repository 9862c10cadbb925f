@_exported public import UIKit

/// A part of a user interface. iOS 13.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("views of the system have no body") }
}

extension Never: View {
  public typealias Body = Never
}

/// iOS 13.
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// iOS 13.
public struct Text: View {
  public let standInText: String
  public nonisolated init(_ content: String) { standInText = content }
  public typealias Body = Never
}

/// iOS 13.
public struct Color: Hashable, Sendable {
  public static let red = Color()
}

/// iOS 13.
public struct Image: Sendable {
  public init(systemName: String) {}
}

/// iOS 13.
public struct Section: Sendable {
  public init() {}
}

/// iOS 13.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// iOS 13.
public enum ColorScheme: Hashable, Sendable { case light, dark }
