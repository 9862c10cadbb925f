/// How long the hours of a day are drawn on days when clocks change.
public enum AxisRule: UInt8, Hashable, Sendable {
  /// By time that passes: a day of 25 hours is an hour longer than others, with the repeated hour twice; a day of 23
  /// hours is shorter. The rule for a single day.
  case elapsed
  /// By clocks: every day has the same 24 rows, so that columns of a week stand side by side. Skipped readings are an
  /// empty band, and both passes of a repeated hour share its row, half of it each.
  case wallClock
}
