import Diffing
import Geometry

/// The frames of everything in a collection, measured from the top of all content: a pure function of the layout, the
/// content, and the heights measured so far. It knows nothing of views.
struct CollectionGeometry {
  let layout: CollectionLayout
  let content: LayoutContent
  private(set) var sections: [SectionGeometry] = []
  private var sums = PrefixSums([])
  private let customHeight: Double

  init(_ layout: CollectionLayout, _ content: LayoutContent, _ metrics: [SectionMetrics]) {
    self.layout = layout
    self.content = content
    if case .custom(let custom) = layout {
      let height = custom.contentHeight(content)
      customHeight = height.isFinite ? max(0, height) : 0
      return
    }
    customHeight = 0
    sections = metrics.map { SectionGeometry(layout, $0, content) }
    sums = PrefixSums(sections.map { $0.height })
  }

  /// The height of all content.
  var height: Double { custom == nil ? sums.total : customHeight }

  var custom: CustomLayout? { if case .custom(let custom) = layout { custom } else { nil } }

  /// Returns the upper edge of a section.
  func top(of section: Int) -> Double { sums.sum(before: section) }

  /// Returns the last section that begins at or above a distance from the top.
  func section(at y: Double) -> Int { sums.index(at: max(0, y)) }

  /// Returns the frame of an item; `nil` if it does not exist or is shown nowhere.
  func frame(of path: ItemPath) -> Rect? {
    guard content.contains(path) else { return nil }
    if let custom { return custom.frame(content, path).flatMap { CollectionGeometry.checked($0) } }
    return sections[path.section].frame(of: path.item).offset(by: Point(x: 0, y: top(of: path.section)))
  }

  /// Returns the height of the header that stays in view above the items of a section.
  func pinnedHeight(of section: Int) -> Double {
    layout.style?.pinsHeaders == true && sections.indices.contains(section) ? sections[section].metrics.header : 0
  }

  /// Returns the elements between two distances from the top: items in order, with the supplementary views of sections
  /// before and after them.
  func elements(from top: Double, to bottom: Double) -> [LayoutElement] {
    if let custom { return elements(of: custom, from: top, to: bottom) }
    var result: [LayoutElement] = []
    guard let style = layout.style, !sections.isEmpty, bottom > top else { return result }
    var index = section(at: top)
    var sectionTop = self.top(of: index)
    while index < sections.count, sectionTop < bottom {
      let section = sections[index]
      if sectionTop + section.height > top {
        append(index, section, style, sectionTop, top, bottom, to: &result)
      }
      sectionTop += section.height
      index += 1
    }
    return result
  }

  private func append(
    _ index: Int, _ section: SectionGeometry, _ style: SectionStyle, _ sectionTop: Double, _ top: Double,
    _ bottom: Double, to result: inout [LayoutElement]
  ) {
    let first = ItemPath(section: index, item: 0)
    if let background = style.background {
      let frame = Rect(
        x: 0, y: sectionTop + section.metrics.header, width: section.width,
        height: section.footerTop - section.metrics.header)
      result.append(LayoutElement(.decoration(background), path: first, frame: frame))
    }
    if section.metrics.header > 0, style.pinsHeaders || sectionTop + section.metrics.header > top {
      result.append(
        LayoutElement(
          .supplementary(style.headerKind), path: first,
          frame: Rect(x: 0, y: sectionTop, width: section.width, height: section.metrics.header),
          pinnedUntil: style.pinsHeaders ? sectionTop + section.height : nil))
    }
    var line = section.lineCount > 0 ? section.line(at: top - sectionTop) : 0
    while line < section.lineCount {
      let (lineTop, lineHeight) = section.extent(of: line)
      if sectionTop + lineTop >= bottom { break }
      if sectionTop + lineTop + lineHeight > top {
        let frames = section.frames(ofLine: line)
        for (offset, item) in section.items(in: line).enumerated() {
          result.append(
            LayoutElement(
              .item, path: ItemPath(section: index, item: item),
              frame: frames[offset].offset(by: Point(x: 0, y: sectionTop))))
        }
      }
      line += 1
    }
    let footerTop = sectionTop + section.footerTop
    if section.metrics.footer > 0, footerTop < bottom, footerTop + section.metrics.footer > top {
      result.append(
        LayoutElement(
          .supplementary(style.footerKind), path: first,
          frame: Rect(x: 0, y: footerTop, width: section.width, height: section.metrics.footer)))
    }
  }

  /// Returns the elements of a custom layout, without those that do not exist, have no finite frame, or repeat.
  private func elements(of custom: CustomLayout, from top: Double, to bottom: Double) -> [LayoutElement] {
    let rect = Rect(x: 0, y: top, width: content.viewport.width, height: bottom - top)
    var seen: Set<ItemPath> = []
    var items: [LayoutElement] = []
    var others: [LayoutElement] = []
    for element in custom.elements(content, rect) {
      guard let frame = CollectionGeometry.checked(element.frame), frame.maxY > top, frame.minY < bottom else {
        continue
      }
      if element.kind == .item {
        if content.contains(element.path), seen.insert(element.path).inserted { items.append(element) }
      } else if !others.contains(where: { $0.kind == element.kind && $0.path == element.path }) {
        others.append(element)
      }
    }
    return others + items.sorted { $0.path < $1.path }
  }

  private static func checked(_ frame: Rect) -> Rect? {
    let isFinite = frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite
    return isFinite ? frame : nil
  }

  /// Records the height of a line. Returns whether anything changed.
  @discardableResult
  mutating func measure(section: Int, line: Int, height: Double) -> Bool {
    guard sections.indices.contains(section), height.isFinite else { return false }
    let before = sections[section].lines.measured(line)
    guard before == nil || abs((before ?? 0) - height) > 0.001 else { return false }
    let old = sections[section].height
    sections[section].measure(line, height)
    sums.add(sections[section].height - old, at: section)
    return true
  }
}
