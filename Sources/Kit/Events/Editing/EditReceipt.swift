/// The result of an edit that was stored.
public struct EditReceipt: Equatable, Sendable {
  /// What led to a change of the store.
  public enum Origin: UInt8, Hashable, Sendable {
    /// An edit was made.
    case edit
    /// An edit was taken back.
    case undo
    /// An undone edit was made again.
    case redo
  }

  /// Whether the change is an edit, an undo, or a redo.
  public var origin: Origin
  /// A short description of the edit.
  public var label: EditLabel
  /// The change that the store applied.
  public var change: EventChange
  /// The inserted and updated events, with their revisions.
  public var stored: [StoredReference]

  /// The inserted and updated events, in the order of the change.
  public var written: [Event] { change.steps.compactMap { $0.written } }

  init(_ origin: Origin, _ label: EditLabel, _ change: EventChange, _ receipt: StoreReceipt) {
    self.origin = origin
    self.label = label
    self.change = change
    stored = receipt.stored
  }
}
