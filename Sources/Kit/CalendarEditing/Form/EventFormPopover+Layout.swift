import CalendarViews
import Geometry
import ViewKit

/// The frames of the form, and its keyboard stops.
extension EventFormPopover {
  /// The height of fields and rows, in points.
  private var rowHeight: Double { max(isTouch ? 44 : 34, type.row.lineHeight + 14) }
  /// The height of the line with the buttons.
  var footer: Double { (isTouch ? 44 : 32) + 16 }
  private static let margin = 12.0
  private static let gap = 6.0

  /// The rows and fields in their order, with the open list.
  var rows: [View] {
    var rows: [View] = [title, allDay]
    for moment in EventForm.Moment.allCases where !moments[moment.rawValue].isHidden {
      rows.append(moments[moment.rawValue])
      if moment.isDay, !monthButtons.isEmpty { rows.append(monthButtons[moment.rawValue / 2]) }
      if monthMoment == moment { rows += month.stops }
      if !moment.isDay, !timeButtons.isEmpty { rows.append(timeButtons[moment.rawValue / 2]) }
      if timesMoment == moment { rows += times.stops }
    }
    if !zone.isHidden { rows.append(zone) }
    if !repetition.isHidden { rows.append(repetition) }
    rows += builder.stops
    for choice in choices {
      rows.append(choice.row)
      rows += choice.options.map { $0 as View }
    }
    return rows + [place, link, notes]
  }

  var buttons: [View] { [closeButton, saveButton].compactMap { $0 } }
  /// The views that assistive technology and tools see.
  var elements: [View] {
    [self]
      + rows.filter { row in ![builder, month, times].contains { row.isDescendant(of: $0) } } + builder.elements
      + month.elements + times.elements
      + (problems + [zoneProblem, kept]).filter { !$0.isHidden } + choices.map { $0.list }.filter { !$0.isHidden }
      + buttons
  }

  /// Sets the frames.
  func layOut() {
    // Views at the edge would cover the outline.
    let size = Size(width: max(0, frame.width - 2), height: max(0, frame.height - 2 - footer))
    scroll.frame = Rect(x: 1, y: 1, width: size.width, height: size.height)
    let height = arrange(width: frame.width) { view, rect in
      view.frame = isRightToLeft ? rect.mirrored(in: size.width) : rect
    }
    scroll.contentSize = Size(width: size.width, height: height - 2)
    var end = frame.width - EventFormPopover.margin
    for button in [saveButton, closeButton] {
      guard let button else { continue }
      let width = button.preferredWidth
      let rect = Rect(x: end - width, y: frame.height - footer + 8, width: width, height: footer - 16)
      button.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
      end -= width + 8
    }
  }

  /// Scrolls so far that a view is seen as a whole.
  func reveal(_ view: View) {
    guard view.isDescendant(of: scroll) else { return }
    let top = view.frameInWindow.minY - scroll.frameInWindow.minY
    let bottom = top + view.frame.height
    var offset = scroll.contentOffset
    if top < 0 {
      offset.y += top - EventFormPopover.gap
    } else if bottom > scroll.frame.height {
      offset.y += bottom - scroll.frame.height + EventFormPopover.gap
    }
    if offset != scroll.contentOffset { scroll.scroll(to: offset) }
  }

  /// Computes the frames of the rows at a width, as in left-to-right layouts. Returns the height that they need.
  func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let (margin, gap) = (EventFormPopover.margin, EventFormPopover.gap)
    let room = max(0, width - 2 - 2 * margin)
    let column = min(room / 3, 96 * type.row.lineHeight / 18).rounded(.down)
    var y = margin
    func add(_ view: View, _ height: Double, x: Double = 0, width: Double? = nil) {
      set(view, Rect(x: margin + x, y: y, width: width ?? room - x, height: height))
    }
    /// Adds a text of several lines, if it has any.
    func addText(_ view: View, x: Double = 0) {
      guard !view.isHidden, let style = view.layer.textStyle else { return }
      // Faces of hosts may be wider than the estimate.
      let lines = TextWidthEstimate.lines(of: view.text, width: (room - x - 8) * 0.92, style: style)
      let height = Double(max(1, lines.count)) * style.lineHeight
      add(view, height, x: x + 8, width: room - x - 16)
      y += height + gap
    }
    add(title, 44)
    y += 44 + gap
    allDay.column = column
    add(allDay, rowHeight)
    y += rowHeight + gap
    let time = min(104 * type.row.lineHeight / 18, (room - column) * 0.42).rounded(.down)
    let button = monthButtons.isEmpty ? 0 : 32.0
    // Below their name, long dates have more room.
    let isNarrow = room - column - time - gap - 2 * button < 150 * type.row.lineHeight / 18
    for index in 0..<2 {
      if isNarrow {
        add(names[index], type.row.lineHeight, x: 8, width: room - 16)
        y += type.row.lineHeight + 4
      } else {
        add(names[index], rowHeight, x: 8, width: column - 16)
      }
      let x = isNarrow ? 0 : column
      let end = moments[1].isHidden ? room : room - time - gap - button
      add(moments[2 * index], rowHeight, x: x, width: end - x - button)
      if !monthButtons.isEmpty { add(monthButtons[index], rowHeight, x: end - button, width: button) }
      add(moments[2 * index + 1], rowHeight, x: room - time - button, width: time)
      if !timeButtons.isEmpty { add(timeButtons[index], rowHeight, x: room - button, width: button) }
      y += rowHeight + gap
      if monthMoment?.rawValue == 2 * index {
        add(month, month.wantedHeight)
        y += month.wantedHeight + gap
      }
      if timesMoment?.rawValue == 2 * index + 1 {
        add(times, times.wantedHeight, x: x)
        y += times.wantedHeight + gap
      }
      addText(problems[index], x: x)
    }
    if !zone.isHidden {
      if isNarrow {
        add(zoneName, type.row.lineHeight, x: 8, width: room - 16)
        y += type.row.lineHeight + 4
      } else {
        add(zoneName, rowHeight, x: 8, width: column - 16)
      }
      let x = isNarrow ? 0 : column
      add(zone, rowHeight, x: x)
      y += rowHeight + gap
      addText(zoneProblem, x: x)
    }
    if !repetition.isHidden {
      repetition.column = column
      let height = max(rowHeight, repetition.wrap(width: room) + 14)
      add(repetition, height)
      y += height
      if !builder.isHidden {
        let height = builder.height(width: room)
        add(builder, height)
        y += height
      }
    }
    for choice in choices {
      choice.row.column = column
      add(choice.row, rowHeight)
      y += rowHeight
      if !choice.list.isHidden {
        let height = rowHeight * Double(choice.options.count)
        add(choice.list, height)
        for (index, option) in choice.options.enumerated() {
          option.column = column - 16
          option.frame = Rect(x: 0, y: rowHeight * Double(index), width: room, height: rowHeight)
        }
        y += height
      }
    }
    y += gap
    for field in [place, link] {
      add(field, rowHeight)
      y += rowHeight + gap
    }
    let lines = 4 * type.row.lineHeight + 16
    add(notes, lines)
    y += lines + gap
    addText(kept)
    return y
  }
}
