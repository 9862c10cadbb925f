/// A picture, which keeps what was drawn. iOS 2, macOS 10.0.
public final class CGImage {
  public let width: Int
  public let height: Int
  public let standInMarks: [CGContext.StandInMark]

  package init(_ context: CGContext, width: Int, height: Int) {
    (self.width, self.height, standInMarks) = (width, height, context.standInMarks)
  }
}
