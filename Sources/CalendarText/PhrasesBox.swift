/// Words behind a reference, so that what holds them is cheap to hand on: `Phrases` has two dozen texts.
package final class PhrasesBox: Sendable {
  /// What is held.
  package let value: Phrases

  package init(_ value: Phrases) { self.value = value }
}
