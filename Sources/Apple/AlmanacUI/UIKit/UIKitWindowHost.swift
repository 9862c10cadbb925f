#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Basics
  import Foundation
  import QuartzCore
  import UIKit
  import ViewKit

  /// The host of a window in a canvas: applies frames to views, and ticks with a display link, or immediately after
  /// scrolling.
  @MainActor final class UIKitWindowHost: @MainActor WindowHost {
    let capabilities = HostCapabilities.scrollsNatively
    /// Called after each tick.
    var onTick: (() -> Void)?
    /// Offers iCalendar text as a file named after a title.
    var onSave: ((_ calendar: String, _ title: String) -> Void)?

    weak var window: Window?
    private weak var canvas: CanvasView?
    private lazy var link = FrameLink(makeLink: { [weak self] in
      .calling($0, on: self?.canvas?.window?.screen)
    }) { [weak self] in self?.frame(at: $0) }
    /// Whether a frame is in progress.
    private(set) var isTicking = false
    private var wantsFrame = true
    private var time = 0.0

    init(_ canvas: CanvasView) {
      self.canvas = canvas
      canvas.onEvent = { [weak self] in self?.send($0) ?? false }
      canvas.tree.isPressClaimed = { [weak self] in self?.window?.isPressClaimed ?? false }
      canvas.tree.endedMotions = { [weak self] in (self?.window?.view($0) as? ScrollView)?.endedMotions ?? 0 }
      // The rows that come into view are included in the frame that shows the new offset.
      canvas.tree.onScroll = { [weak self] in self?.tickNow() }
    }

    // MARK: - WindowHost

    var scale: Double { canvas?.tree.surroundings.scale ?? 1 }

    func requestFrame() {
      wantsFrame = true
      if isShown { link.isRunning = true }
    }

    func commit(_ frame: FrameOutput) { canvas?.tree.apply(frame.mutations) }

    func perform(_ request: HostRequest) {
      switch request {
      case .focus(let id): canvas?.tree.focus(id)
      case .copy(let text, let alternatives):
        var item: [String: Any] = ["public.utf8-plain-text": text.string]
        // The type of .ics files.
        for other in alternatives where other.type == "text/calendar" {
          item["com.apple.ical.ics"] = Data(other.text.string.utf8)
        }
        UIPasteboard.general.setItems([item])
      case .save(let file, let title): onSave?(file.text.string, title.string)
      }
    }

    // MARK: - Frames

    /// Whether the canvas is on a screen and has a size.
    private var isShown: Bool {
      guard let canvas else { return false }
      return canvas.window != nil && canvas.bounds.width > 0 && canvas.bounds.height > 0
    }

    /// Follows the canvas onto a screen, or off it.
    func didMoveToWindow() {
      guard canvas?.window != nil else { return link.stop() }
      link.start()
      if wantsFrame { requestFrame() }
    }

    /// Runs a frame immediately, unless one is in progress.
    func tickNow() { if isShown { tick(at: CACurrentMediaTime()) } }

    private func frame(at time: Double) {
      tick(at: time)
      if !wantsFrame { link.isRunning = false }
    }

    private func tick(at now: Double) {
      // Frames are dated with the time at which they will be shown; events between frames with the time at which they
      // happen.
      time = max(time, now)
      wantsFrame = false
      let isOuter = !isTicking
      isTicking = true
      window?.tick(now: time)
      if isOuter { isTicking = false }
      onTick?()
    }

    private func send(_ event: InputEvent) -> Bool {
      guard let window else { return false }
      let isUsed = window.send(event)
      if case .resize = event { tickNow() }
      return isUsed
    }
  }
#endif
