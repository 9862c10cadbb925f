public import Almanac
import CGtk

/// Pages that go to a printer, which the user chooses in the dialog of GTK. The dialog also has a preview, and a printer
/// that writes a file.
public final class PrintJob {
  private let operation: UnsafeMutablePointer<GtkPrintOperation>
  private let paper: Size
  private let paint: (Int, OpaquePointer) -> Void
  private let onFailure: (String) -> Void

  /// The name of the usual paper of the user's country in PWG 5101.1, such as `iso_a4`.
  public static var standardPaper: String {
    gtk_paper_size_get_default().map { String(cString: $0) } ?? "iso_a4"
  }

  /// Asks for a printer, and prints.
  ///
  /// - Parameters:
  ///   - title: The name of the job.
  ///   - count: The number of pages.
  ///   - paper: The name of the paper in PWG 5101.1, such as `iso_a4`.
  ///   - size: The size of a page in points; wider than high for landscape.
  ///   - paint: Paints the page with an index on a Cairo context with units of points.
  ///   - onFailure: Called with the reason why printing failed.
  public static func run(
    _ title: String, pages count: Int, paper: String, size: Size, over window: GTKWindow,
    paint: @escaping (_ page: Int, _ cairo: OpaquePointer) -> Void, onFailure: @escaping (String) -> Void
  ) {
    let job = PrintJob(size, paint, onFailure)
    let setup = gtk_page_setup_new()
    let name = gtk_paper_size_new(paper)
    gtk_page_setup_set_paper_size_and_default_margins(setup, name)
    gtk_page_setup_set_orientation(
      setup, size.width > size.height ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
    gtk_paper_size_free(name)
    gtk_print_operation_set_default_page_setup(job.operation, setup)
    g_object_unref(UnsafeMutableRawPointer(setup!))
    gtk_print_operation_set_job_name(job.operation, title)
    gtk_print_operation_set_n_pages(job.operation, gint(count))
    gtk_print_operation_run(
      job.operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window.desktop.window, nil)
  }

  private init(_ paper: Size, _ paint: @escaping (Int, OpaquePointer) -> Void, _ onFailure: @escaping (String) -> Void)
  {
    operation = gtk_print_operation_new()
    (self.paper, self.paint, self.onFailure) = (paper, paint, onFailure)
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_use_full_page(operation, 1)
    gtk_print_operation_set_allow_async(operation, 1)
    let drawn: @convention(c) (OpaquePointer, OpaquePointer, gint, gpointer) -> Void = { _, context, page, owner in
      Signal.owner(owner, as: PrintJob.self).draw(Int(page), context)
    }
    Signal.connect(operation, "draw-page", self, drawn)
    // The job retains itself until it has ended.
    let ended: @convention(c) (OpaquePointer, GtkPrintOperationResult, gpointer) -> Void = { _, result, owner in
      let job = Unmanaged<PrintJob>.fromOpaque(owner).takeRetainedValue()
      job.end(result)
    }
    g_signal_connect_data(
      operation, "done", unsafeBitCast(ended, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  deinit {
    Signal.disconnect(operation, self)
    g_object_unref(operation)
  }

  private func draw(_ page: Int, _ context: OpaquePointer) {
    guard let cairo = gtk_print_context_get_cairo_context(context) else { return }
    // The paper may have been changed in the dialog.
    let scale = min(
      gtk_print_context_get_width(context) / paper.width, gtk_print_context_get_height(context) / paper.height)
    cairo_scale(cairo, scale, scale)
    paint(page, cairo)
  }

  private func end(_ result: GtkPrintOperationResult) {
    guard result == GTK_PRINT_OPERATION_RESULT_ERROR else { return }
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(operation, &error)
    onFailure(error.map { String(cString: $0.pointee.message) } ?? "the calendar cannot be printed")
    if let error { g_error_free(error) }
  }
}
