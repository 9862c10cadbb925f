import Almanac
import CGtk

/// The picture of a canvas.
extension Canvas {
  /// Adds the picture and the fields to what GTK shows.
  func paint(on snapshot: OpaquePointer) {
    if onPaint != nil, let texture = texture() {
      var bounds = Canvas.bounds(Rect(origin: .zero, size: size))
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }
    if let clip = clipOfChildren {
      var bounds = Canvas.bounds(clip)
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
    // Only fields are seen; widgets for assistive technology take no pointers, unless a field lies in them.
    for child in children where gtk_widget_get_child_visible(child) != 0 && gtk_widget_get_can_target(child) != 0 {
      gtk_widget_snapshot_child(widget, child, snapshot)
    }
    if clipOfChildren != nil { gtk_snapshot_pop(snapshot) }
  }

  private static func bounds(_ rect: Rect) -> graphene_rect_t {
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
    return bounds
  }

  func forgetPicture() {
    if let picture { g_object_unref(UnsafeMutableRawPointer(picture.texture)) }
    picture = nil
  }

  /// Returns the canvas as a picture, painted unless it was.
  ///
  /// GTK would record what is painted, and paint it in pixels that nobody here knows. So pixels are painted here, where
  /// hairlines are as wide as they should be, and GTK shows them without a copy.
  private func texture() -> OpaquePointer? {
    if let picture, picture.scale == scale { return picture.texture }
    forgetPicture()
    let scale = scale
    let (width, height) = (Int32(size.width) * Int32(scale), Int32(size.height) * Int32(scale))
    guard width > 0, height > 0, let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let context = cairo_create(surface)
    else { return nil }
    cairo_scale(context, Double(scale), Double(scale))
    onPaint?(context, size)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(stride * Int(height)), { cairo_surface_destroy(OpaquePointer($0)) },
      UnsafeMutableRawPointer(surface))
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    else { return nil }
    picture = (texture, scale)
    return texture
  }
}
