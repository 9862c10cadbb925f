/// The data of an SVG path under construction.
struct SVGPath {
  private var data = ""

  /// The element with a closed outline, without its end.
  var closedElement: String { "<path d=\"" + data + "Z\"" }
  /// The element with an open outline, without its end.
  var openElement: String { "<path d=\"" + data + "\"" }

  mutating func move(_ x: Double, _ y: Double) { append("M", x, y) }

  mutating func line(_ x: Double, _ y: Double) { append("L", x, y) }

  mutating func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    move(x1, y1)
    line(x2, y2)
  }

  /// Appends an arc of a circle to a point; nothing if the radius is 0.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double, isClockwise: Bool = true) {
    guard radius > 0 else { return }
    data += "A" + FixedPoint.text(radius) + " " + FixedPoint.text(radius) + " 0 0 " + (isClockwise ? "1" : "0")
    append(" ", x, y)
  }

  private mutating func append(_ command: String, _ x: Double, _ y: Double) {
    data += command
    FixedPoint.append(x, to: &data)
    data += " "
    FixedPoint.append(y, to: &data)
  }
}
