#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation
  import QuartzCore
  import ViewKit

  /// The host of a window in a canvas: paints frames, and ticks with a display link.
  @MainActor final class AppKitWindowHost: @MainActor WindowHost {
    let capabilities: HostCapabilities = []
    /// Called after each tick.
    var onTick: (() -> Void)?
    weak var window: Window?
    private weak var canvas: CanvasNSView?
    private var wantsFrame = true
    private var time = 0.0
    private lazy var link = FrameLink(makeLink: { [weak self] in
      self?.canvas?.link(calling: $0) ?? NSView().link(calling: $0)
    }) { [weak self] in self?.frame(at: $0) }

    init(_ canvas: CanvasNSView) {
      self.canvas = canvas
      canvas.onEvent = { [weak self] in self?.send($0) ?? false }
      canvas.onPaint = { [weak self] in self?.window?.displayList() ?? DisplayList(items: []) }
    }

    var scale: Double { canvas?.surroundings.scale ?? 1 }

    func requestFrame() {
      wantsFrame = true
      if isShown { link.isRunning = true }
    }

    func commit(_ frame: FrameOutput) { canvas?.apply(frame.mutations) }

    /// Sharing text with other programs is left to the app: a canvas without editing never requests it.
    func perform(_ request: HostRequest) { if case .focus(let id) = request { canvas?.focus(id) } }

    private var isShown: Bool {
      guard let canvas else { return false }
      return canvas.window != nil && canvas.bounds.width > 0 && canvas.bounds.height > 0
    }

    /// Follows the canvas into a window, or out of it.
    func didMoveToWindow() {
      guard canvas?.window != nil else { return link.stop() }
      link.start()
      if wantsFrame { requestFrame() }
    }

    private func frame(at time: Double) {
      tick(at: time)
      if !wantsFrame { link.isRunning = false }
    }

    private func tick(at now: Double) {
      time = max(time, now)
      wantsFrame = false
      window?.tick(now: time)
      onTick?()
    }

    private func send(_ event: InputEvent) -> Bool {
      guard let window else { return false }
      let isUsed = window.send(event)
      if case .resize = event, isShown { tick(at: CACurrentMediaTime()) }
      return isUsed
    }
  }
#endif
