import Almanac
import CGtkReading
import GTKHost
import HostConformance

/// What only the window of GTK does: it rests when nothing changes, paints after commits alone, and tells of pinches.
struct WindowHabits {
  private let host = WindowUnderTest(title: "Habits")

  /// Returns a sentence for each habit that the window does not have.
  nonisolated(nonsending) func faults() async throws -> [String] {
    try await host.open(HostSurroundings(size: Size(width: 400, height: 300), palette: .standard))
    guard let window = host.window else { return ["there is no window"] }
    let faults = try rests(window) + pinches(window)
    try await host.close()
    return faults
  }

  private func rests(_ window: DesktopWindow) throws -> [String] {
    try host.settle()
    try host.pump("rest") { window.host.isAtRest }
    guard let before = window.host.picture else { return ["GT-1: nothing was painted"] }
    // Held, so that no other picture has its address.
    cairo_surface_reference(before)
    defer { cairo_surface_destroy(before) }
    var faults: [String] = []
    let frame = window.host.frameCount
    gtk_widget_queue_draw(window.host.widget)
    try host.pump("a frame without a commit") { window.host.frameCount > frame }
    if window.host.picture != before { faults.append("GT-1: a frame of GTK without a commit painted the canvas") }
    if !window.host.isAtRest { faults.append("GT-4: the frame clock runs though no frame was asked for") }
    window.host.requestFrame()
    if window.host.isAtRest { faults.append("GT-4: a frame that was asked for starts no clock") }
    try host.pump("rest after a frame") { window.host.isAtRest }
    if window.host.picture != before {
      faults.append("GT-1: a frame of the engine without a commit painted the canvas")
    }
    window.host.commit(FrameOutput(mutations: []))
    try host.pump("another picture") { window.host.picture != nil && window.host.picture != before }
    return faults
  }

  private func pinches(_ window: DesktopWindow) -> [String] {
    _ = host.content.takeEvents()
    let steps: [(MagnifyEvent.Phase, Double)] = [
      (.changed, 3), (.began, 1), (.changed, 1.5), (.changed, 0), (.changed, 3), (.ended, 3), (.ended, 3),
    ]
    for (phase, scale) in steps { window.host.pinch(phase, scale: scale, at: Point(x: 30, y: 40)) }
    let told = host.content.takeEvents().compactMap { event -> String? in
      guard case .magnify(let step) = event else { return nil }
      return "\(step.phase) \(step.factor) \(step.location.x) \(step.location.y)"
    }
    let expected = ["began 1.0", "changed 1.5", "changed 2.0", "ended 1.0"].map { $0 + " 30.0 40.0" }
    return told == expected ? [] : ["GT-8: a pinch gave \(told)"]
  }
}
