import CalendarViews
import Geometry
import ViewKit

/// The rows of the form and their frames.
extension EventFormPopover {
  /// The height of the line with the buttons, in points.
  var footer: Double { (metrics.isTouch ? 44 : 32) + 16 }

  /// Adds the rows in reading order, which Tab follows.
  func addRows() {
    let (metrics, height) = (metrics, metrics.rowHeight)
    scroll.add(title) { _ in 44 }
    scroll.add(allDay) { [allDay] width in
      allDay.column = metrics.column(width: width)
      return height
    }
    for row in [start, end] { scroll.add(row) { [row] in row.height(width: $0) } }
    scroll.add(zone) { [zone] in zone.height(width: $0) }
    scroll.add(repetition, after: 0) { [repetition] width in
      repetition.column = metrics.column(width: width)
      return max(height, repetition.wrap(width: width) + 14)
    }
    scroll.add(builder, after: 0) { [builder] in builder.height(width: $0) }
    for choice in choices where choice.isReminder { add(choice) }
    scroll.add(reminderNote) { [reminderNote] in metrics.textHeight(of: reminderNote, width: $0 - 8) }
    for choice in choices where !choice.isReminder { add(choice) }
    scroll.add(place, before: FormMetrics.gap) { _ in height }
    scroll.add(link) { _ in height }
    scroll.add(notes) { _ in 4 * metrics.type.row.lineHeight + 16 }
    scroll.add(kept) { [kept] in metrics.textHeight(of: kept, width: $0 - 8) }
  }

  private func add(_ choice: FormChoice) {
    let (metrics, height) = (metrics, metrics.rowHeight)
    scroll.add(choice.row, after: 0) { width in
      choice.row.column = metrics.column(width: width)
      return height
    }
    scroll.add(choice.list, after: 0) { width in
      choice.layOut(width: width, rowHeight: height, column: metrics.column(width: width) - 16)
    }
  }

  /// Sets the frames.
  func layOut() {
    // Views at the edge would cover the outline.
    scroll.frame = Rect(
      x: 1, y: 1, width: max(0, frame.width - 2), height: max(0, frame.height - 2 - footer))
    var end = frame.width - FormMetrics.margin
    for button in [saveButton, closeButton] {
      guard let button else { continue }
      let width = button.preferredWidth
      let rect = Rect(x: end - width, y: frame.height - footer + 8, width: width, height: footer - 16)
      button.frame = metrics.isRightToLeft ? rect.mirrored(in: frame.width) : rect
      end -= width + 8
    }
  }
}
