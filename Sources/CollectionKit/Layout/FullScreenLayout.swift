/// One item at a time, each as large as the collection; scrolling rests on whole items. The collection reports which
/// item is about to be centred, and which was.
public struct FullScreenLayout: Equatable, Sendable {
  /// There is nothing to choose.
  public init() {}
}
