/// A locale behind a reference, so that what holds one is cheap to hand on: `LocaleInfo` has two dozen lists and texts.
package final class LocaleBox: Sendable {
  /// What is held.
  package let value: LocaleInfo

  package init(_ value: LocaleInfo) { self.value = value }
}
