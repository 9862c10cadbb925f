public import Basics

/// An object that connects a `Window` to a screen, a clock, and input. A host receives only values, never a view.
public protocol WindowHost: AnyObject {
  /// The work that the host does itself.
  var capabilities: HostCapabilities { get }
  /// The number of device pixels per point.
  var scale: Double { get }
  /// Requests one call of `Window.tick(now:)` soon. Repeated requests before that call count as one.
  func requestFrame()
  /// Applies the mutations of a tick. Not called if nothing changed.
  func commit(_ frame: FrameOutput)
  /// Performs a request that does not change the picture.
  func perform(_ request: HostRequest)
}

/// The work that a host does itself.
public struct HostCapabilities: OptionSet, Hashable, Sendable {
  /// The bits of the capabilities.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The host scrolls views itself and reports their offsets with `InputEvent.scrolled`.
  public static let scrollsNatively = HostCapabilities(rawValue: 1)
  /// The owner of the window makes as many frames as it wants, and each must be complete, however long that takes.
  package static let makesSingleFrames = HostCapabilities(rawValue: 128)
}

/// The result of one tick for a host.
public struct FrameOutput: Equatable, Sendable {
  /// The changes, in the order in which to apply them; not empty.
  public var mutations: [Mutation]

  /// Creates a frame with these changes.
  public init(mutations: [Mutation]) { self.mutations = mutations }
}

/// A request to a host that does not change the picture. It is sent after the commit of its frame.
public enum HostRequest: Equatable, Sendable {
  /// A request to move the keyboard focus to a view.
  case focus(ViewID)
  /// A request to copy a text to the clipboard, together with the same content in other formats.
  case copy(text: ByteText, alternatives: [TypedText])
  /// A request to offer a text as a file that is named after a title.
  case save(TypedText, title: ByteText)
}

/// A text in a format that other programs read.
public struct TypedText: Equatable, Sendable {
  /// The media type, such as `text/calendar`.
  public var type: ByteText
  /// The text.
  public var text: ByteText

  /// Creates a text of a type.
  public init(_ text: String, type: String) { (self.type, self.text) = (ByteText(type), ByteText(text)) }
}
