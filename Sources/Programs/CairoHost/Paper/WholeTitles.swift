import Almanac

/// The event views in a list whose title is painted completely, by estimated text widths.
struct WholeTitles {
  /// The frames of views without a truncated title.
  private let frames: Set<Rect>

  init(_ list: DisplayList, _ configuration: CalendarConfiguration) {
    var owner: (depth: Int, frame: Rect, hasTitle: Bool, isCut: Bool)?
    var whole: Set<Rect> = []
    func close() {
      if let owner, owner.hasTitle, !owner.isCut { whole.insert(owner.frame) }
      owner = nil
    }
    for item in list.items {
      if let found = owner, item.depth <= found.depth { close() }
      if owner == nil, item.accessibility.role == .button { owner = (item.depth, item.frame, false, false) }
      guard owner != nil, !item.text.utf8.isEmpty, let style = item.layer.textStyle,
        style.size == configuration.style.type.event.size
      else { continue }
      owner?.hasTitle = true
      if WholeTitles.isCut(item, style, configuration.direction) { owner?.isCut = true }
    }
    close()
    frames = whole
  }

  /// Returns the occurrences of elements whose title is shown completely.
  func occurrences(_ elements: [CalendarElement]) -> Set<OccurrenceID> {
    Set(elements.compactMap { frames.contains($0.frame) ? $0.occurrence : nil })
  }

  /// Returns whether a text does not fit into its view. Fonts may be wider than the estimate.
  static func isCut(_ item: DisplayItem, _ style: TextStyle, _ direction: LayoutDirection) -> Bool {
    let room = item.frame.inset(by: item.layer.textInsets, direction: direction)
    let visible = item.clip.map { $0.intersection(room) } ?? room
    let lines =
      style.keepsLineBreaks ? item.text.split(separator: "\n", omittingEmptySubsequences: false) : [item.text[...]]
    if Double(lines.count) * style.lineHeight > max(visible.height, style.lineHeight) + 1 { return true }
    return lines.contains { TextWidthEstimate.width(of: String($0), style: style) * wider > visible.width }
  }

  /// The width of the widest common font, relative to the estimate.
  static let wider = 1.05
}
