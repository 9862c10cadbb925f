import CollectionKit
import Events
import ViewKit

/// The part names of an event, which follow the content of its view after U+001E.
extension ReusableView {
  /// Whether the content of the view consists of part names alone.
  @inline(__always)
  var hasPartNames: Bool { hostedContent.utf8.first == 0x1E }

  /// Shows the part names of an event, after the content that a decorator has set.
  func showPartNames(of context: EventContext) {
    let content = hasPartNames ? "" : hostedContent
    let names = context.appearance?.part ?? ""
    hostedContent = names.utf8.isEmpty ? content : content + "\u{1E}" + names
  }
}
