@_exported public import Foundation

/// A drawing destination, which keeps what was drawn. iOS 2, macOS 10.0.
public final class CGContext {
  /// What was drawn, with the clip that held.
  public struct StandInMark {
    public enum Kind {
      case fill(CGPath, CGColor)
      case stroke(CGPath, CGColor, width: CGFloat, dashes: [CGFloat])
      case text(NSAttributedString, CGRect)
    }

    public var kind: Kind
    public var clips: [CGPath]
    /// The opacities of the groups around it.
    public var opacity: CGFloat
  }

  private struct State {
    var fill = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var stroke = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    var width: CGFloat = 1
    var dashes: [CGFloat] = []
    var clips: [CGPath] = []
    var alpha: CGFloat = 1
    var groups: CGFloat = 1
  }

  public private(set) var standInMarks: [StandInMark] = []
  private var state = State()
  private var states: [State] = []
  private var path = CGMutablePath()

  package init() {}

  public func saveGState() { states.append(state) }

  public func restoreGState() { if let last = states.popLast() { state = last } }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Everything until the end is painted with the opacity as one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    state.groups *= state.alpha
    state.alpha = 1
  }

  public func endTransparencyLayer() { restoreGState() }

  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setLineWidth(_ width: CGFloat) { state.width = width }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths }

  public func addPath(_ path: CGPath) { self.path.standInSteps += path.standInSteps }

  public func fillPath(using rule: CGPathFillRule = .winding) { mark(.fill(takePath(), state.fill)) }

  public func strokePath() { mark(.stroke(takePath(), state.stroke, width: state.width, dashes: state.dashes)) }

  public func clip(using rule: CGPathFillRule = .winding) { state.clips.append(takePath()) }

  public func clip(to rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    state.clips.append(path)
  }

  /// Keeps a text, for the stand-ins that draw it.
  package func standInDraw(_ text: NSAttributedString, in rect: CGRect) { mark(.text(text, rect)) }

  /// The path ends when it is filled, stroked or clipped with.
  private func takePath() -> CGPath {
    defer { path = CGMutablePath() }
    return path
  }

  private func mark(_ kind: StandInMark.Kind) {
    standInMarks.append(
      StandInMark(kind: kind, clips: state.clips, opacity: state.groups * state.alpha))
  }
}
