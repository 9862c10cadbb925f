#if canImport(QuartzCore)
  import Foundation
  import QuartzCore

  /// The display link of a window, which runs only while a frame is requested.
  @MainActor final class FrameLink {
    private var owner: LinkOwner?
    private var link: CADisplayLink? { owner?.link }
    private let makeLink: (ActionTarget) -> CADisplayLink
    private let onFrame: (Double) -> Void

    /// - Parameters:
    ///   - makeLink: Creates a link for the screen.
    ///   - onFrame: Called with the time at which the frame will be shown.
    init(makeLink: @escaping (ActionTarget) -> CADisplayLink, _ onFrame: @escaping (Double) -> Void) {
      (self.makeLink, self.onFrame) = (makeLink, onFrame)
    }

    /// Whether frames are delivered. Without a screen there are none.
    var isRunning: Bool {
      get { link.map { !$0.isPaused } ?? false }
      set { link?.isPaused = !newValue }
    }

    /// Starts the link, paused, when the view appears on a screen.
    func start() {
      guard link == nil else { return }
      // A link retains its target.
      let link = makeLink(
        ActionTarget { [weak self] sender in
          if let link = sender as? CADisplayLink { self?.onFrame(link.targetTimestamp) }
        })
      link.isPaused = true
      // It runs only while something moves. Screens with a lower refresh rate deliver as many frames as they can.
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      owner = LinkOwner(link)
    }

    /// Stops the link when the view leaves the screen.
    func stop() { owner = nil }
  }

  /// Ends a display link, which its run loop retains, when the owner is released.
  private final class LinkOwner {
    let link: CADisplayLink

    init(_ link: CADisplayLink) { self.link = link }

    deinit { link.invalidate() }
  }
#endif
