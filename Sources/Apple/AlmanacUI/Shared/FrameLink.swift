#if canImport(QuartzCore)
  import Foundation
  import QuartzCore

  /// The display link of a window, which runs only while a frame is asked for.
  @MainActor final class FrameLink {
    private var owner: LinkOwner?
    private var link: CADisplayLink? { owner?.link }
    private let makeLink: (ActionTarget) -> CADisplayLink
    private let onFrame: (Double) -> Void

    /// - Parameters:
    ///   - makeLink: makes a link of the screen.
    ///   - onFrame: called with the time at which the frame will be shown.
    init(makeLink: @escaping (ActionTarget) -> CADisplayLink, _ onFrame: @escaping (Double) -> Void) {
      (self.makeLink, self.onFrame) = (makeLink, onFrame)
    }

    /// Whether frames come. Without a screen there are none.
    var isRunning: Bool {
      get { link.map { !$0.isPaused } ?? false }
      set { link?.isPaused = !newValue }
    }

    /// Begins when the view comes onto a screen, paused.
    func start() {
      guard link == nil else { return }
      // A link retains its target.
      let link = makeLink(
        ActionTarget { [weak self] sender in
          if let link = sender as? CADisplayLink { self?.onFrame(link.targetTimestamp) }
        })
      link.isPaused = true
      // It runs only while something moves. Screens with fewer frames give as many as they have.
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      owner = LinkOwner(link)
    }

    /// Ends when the view leaves the screen.
    func stop() { owner = nil }
  }

  /// Ends a display link, which its run loop retains, when the owner goes.
  private final class LinkOwner {
    let link: CADisplayLink

    init(_ link: CADisplayLink) { self.link = link }

    deinit { link.invalidate() }
  }
#endif
