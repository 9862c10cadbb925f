/// The result of an edit that a store has made.
public struct EditReceipt: Equatable, Sendable {
  /// The way in which the store came to change.
  public enum Origin: UInt8, Hashable, Sendable {
    /// An edit was made.
    case edit
    /// An edit was taken back.
    case undo
    /// An edit that was taken back was made again.
    case redo
  }

  /// Whether an edit was made, taken back or made again.
  public var origin: Origin
  /// A short description of the edit.
  public var label: EditLabel
  /// The change that the store applied.
  public var change: EventChange
  /// The events that were inserted or written anew, with their revisions.
  public var stored: [StoredReference]

  /// The events that were inserted or written anew, in the order of the change.
  public var written: [Event] { change.steps.compactMap { $0.written } }

  init(_ origin: Origin, _ label: EditLabel, _ change: EventChange, _ receipt: StoreReceipt) {
    self.origin = origin
    self.label = label
    self.change = change
    stored = receipt.stored
  }
}
