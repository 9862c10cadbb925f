import Events
import ViewKit

/// Responses to an edit that was carried out or rejected: announcements, questions, and notices.
extension EditingController {
  /// Handles a command that was carried out.
  /// - Parameters:
  ///   - old: the session before the command.
  ///   - receipt: what the store did; `nil` for a step that stores nothing.
  func didPerform(_ command: EditCommand, from old: EditSession?, _ receipt: EditReceipt?) {
    layer.setNeedsLayout()
    announce(command, from: old, receipt)
    updateQuestion(after: command, from: old)
    if let receipt { offerUndo(receipt, of: old) }
  }

  /// Handles a command that was rejected.
  func didFail(_ command: EditCommand, from old: EditSession?, _ error: EditError) {
    layer.setNeedsLayout()
    if askForScope(of: command, error) || askForVersion(of: old, error) { return }
    announce(error, of: command, from: old)
  }
}
