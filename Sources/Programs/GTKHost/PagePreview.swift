public import Almanac
import CGtk

/// A preview of pages, one at a time, with buttons that turn them.
public final class PagePreview {
  let widget: Canvas.Widget
  private let area: Canvas.Widget
  private let number: Canvas.Widget
  private let turns: [Canvas.Widget]
  private var paper = Size(width: 1, height: 1)
  private var count = 0
  private var page = 0
  private var paint: ((Int, OpaquePointer) -> Void)?

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    area = gtk_drawing_area_new()
    number = gtk_label_new("")
    turns = [("go-previous-symbolic", "Previous page"), ("go-next-symbolic", "Next page")].map { icon, name in
      let button = gtk_button_new_from_icon_name(icon)!
      Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name, of: button)
      return button
    }
    // The preview may outlive its dialog.
    for part in [widget, area, number] + turns { g_object_ref_sink(part) }
    gtk_widget_set_size_request(area, 360, 360)
    Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Preview", of: area)
    let line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    gtk_widget_set_halign(line, GTK_ALIGN_CENTER)
    for part in [turns[0], number, turns[1]] { FormDialog.append(part, to: line) }
    FormDialog.append(area, to: widget)
    FormDialog.append(line, to: widget)
    let turned: @convention(c) (Canvas.Widget, gpointer) -> Void = { button, owner in
      let preview = Signal.owner(owner, as: PagePreview.self)
      preview.turn(button == preview.turns[0] ? -1 : 1)
    }
    for button in turns { Signal.connect(button, "clicked", self, turned) }
    gtk_drawing_area_set_draw_func(
      FormDialog.cast(area, to: GtkDrawingArea.self),
      { _, cairo, width, height, owner in
        guard let owner, let cairo else { return }
        Signal.owner(owner, as: PagePreview.self).draw(cairo, Size(width: Double(width), height: Double(height)))
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  deinit {
    gtk_drawing_area_set_draw_func(FormDialog.cast(area, to: GtkDrawingArea.self), nil, nil, nil)
    for part in [widget, area, number] + turns { g_object_unref(part) }
  }

  /// Shows pages, beginning with the first.
  ///
  /// - Parameters:
  ///   - count: The number of pages; 0 for none.
  ///   - paper: The size of a page, in points.
  ///   - paint: Paints the page with an index on a Cairo context with units of points.
  public func show(_ count: Int, paper: Size, paint: @escaping (_ page: Int, _ cairo: OpaquePointer) -> Void) {
    (self.count, self.paper, self.paint, page) = (count, paper, paint, 0)
    turn(0)
  }

  private func turn(_ step: Int) {
    page = min(max(0, page + step), max(0, count - 1))
    gtk_label_set_text(OpaquePointer(number), count == 0 ? "" : "Page \(page + 1) of \(count)")
    gtk_widget_set_sensitive(turns[0], page > 0 ? 1 : 0)
    gtk_widget_set_sensitive(turns[1], page + 1 < count ? 1 : 0)
    gtk_widget_queue_draw(area)
  }

  private func draw(_ cairo: OpaquePointer, _ size: Size) {
    guard let paint, page < count else { return }
    let scale = min(size.width / paper.width, size.height / paper.height)
    cairo_translate(cairo, (size.width - paper.width * scale) / 2, (size.height - paper.height * scale) / 2)
    cairo_scale(cairo, scale, scale)
    cairo_rectangle(cairo, 0, 0, paper.width, paper.height)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_fill(cairo)
    paint(page, cairo)
  }
}
