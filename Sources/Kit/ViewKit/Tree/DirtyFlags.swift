/// The properties of a view that changed since the last commit.
struct DirtyFlags: OptionSet {
  let rawValue: UInt16

  static let created = DirtyFlags(rawValue: 1)
  static let raised = DirtyFlags(rawValue: 2)
  static let frame = DirtyFlags(rawValue: 4)
  static let layer = DirtyFlags(rawValue: 8)
  static let text = DirtyFlags(rawValue: 16)
  static let hidden = DirtyFlags(rawValue: 32)
  static let accessibility = DirtyFlags(rawValue: 64)
  static let tabStop = DirtyFlags(rawValue: 128)
  static let contentSize = DirtyFlags(rawValue: 256)
  static let scroll = DirtyFlags(rawValue: 512)
  static let effect = DirtyFlags(rawValue: 2048)
  static let image = DirtyFlags(rawValue: 4096)
  static let hostedContent = DirtyFlags(rawValue: 8192)
  /// A descendant has changed.
  static let descendants = DirtyFlags(rawValue: 1024)
}
