import CalendarSystems

/// The limit on what is expanded in one frame of a host.
extension EventTimeline {
  /// Begins a frame, in which all blocks that are expanded share twice the `expansionLimit`: a year in view has eight.
  /// Blocks that get less than they need are thinned out. A `CalendarView` calls it in each frame of its window.
  ///
  ///     timeline.beginFrame()
  ///     // Animations, layout, and notifications of the window.
  ///     timeline.endFrame()
  ///
  /// Without frames, as on paper, each block has the whole limit.
  package func beginFrame() { total = ExpansionTotal(frame: Self.blocksInFrame, of: expansionLimit) }

  /// Ends a frame. Drops blocks that were thinned out for want of steps, as many as the next frame can expand, and reports
  /// their days. When all frames are made, everything is as if each block had been expanded alone. Does nothing outside of
  /// a frame, for example if two calendars of one window show this timeline and the other has ended it.
  /// - Returns: whether other blocks are still thinned out, so that another frame has to follow even if none of the
  ///   reported days is in view.
  @discardableResult
  package func endFrame() -> Bool {
    guard total != nil else { return false }
    total = nil
    // Reports are no queries.
    let error = lastError
    defer { lastError = error }
    for _ in 0..<Self.blocksInFrame {
      var next: Int?
      for (index, block) in blocks where block.isHurried { next = min(next ?? index, index) }
      guard let next else { return false }
      blocks[next] = nil
      report(Self.days(ofBlock: next))
    }
    return blocks.values.contains { $0.isHurried }
  }

  /// The number of blocks that a frame expands at least.
  private static let blocksInFrame = 2
}
