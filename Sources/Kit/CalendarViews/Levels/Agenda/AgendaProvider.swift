package import CollectionKit
package import Diffing

/// Provides an agenda with the views of its rows and headings. An agenda has one provider at a time.
package protocol AgendaProvider: AnyObject {
  /// The kind of heading views.
  var headerKind: SupplementaryKind { get }
  /// Disconnects from the agenda, because another provider replaces this one or because the agenda closes.
  func stop()
}

/// Receives the changes of an agenda's days.
package protocol AgendaObserver: AnyObject {
  /// Reports that rows changed; the days already have the new ones.
  func daysDidChange(_ update: StorageUpdate)
  /// Reports that everything has to be reloaded.
  func daysNeedReloading()
}
