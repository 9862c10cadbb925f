import Events
import ViewKit

/// Reactions to an edit that was made or refused: announcements, questions, notices.
extension EditingController {
  /// Handles that a command was carried out.
  /// - Parameters:
  ///   - old: the session before it.
  ///   - receipt: what the store did; `nil` for a step that stores nothing.
  func didPerform(_ command: EditCommand, from old: EditSession?, _ receipt: EditReceipt?) {
    layer.setNeedsLayout()
    announce(command, from: old, receipt)
    updateQuestion(after: command, from: old)
    if let receipt { offerUndo(receipt, of: old) }
  }

  /// Handles that a command was refused.
  func didFail(_ command: EditCommand, from old: EditSession?, _ error: EditError) {
    layer.setNeedsLayout()
    if askForScope(of: command, error) || askForVersion(of: old, error) { return }
    announce(error, of: command, from: old)
  }
}
