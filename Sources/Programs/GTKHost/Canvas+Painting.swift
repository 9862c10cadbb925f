import Almanac
import CGtk

/// Painting of a canvas.
extension Canvas {
  /// Adds the picture and the fields to a GTK snapshot.
  func paint(on snapshot: OpaquePointer) {
    if onPaint != nil, let picture = painted() {
      var bounds = Canvas.bounds(Rect(origin: .zero, size: size))
      if isPaintedByProcessor {
        show(picture, on: gtk_snapshot_append_cairo(snapshot, &bounds))
      } else if let texture = texture(of: picture) {
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
        g_object_unref(UnsafeMutableRawPointer(texture))
      }
    }
    if let clip = clipOfChildren {
      var bounds = Canvas.bounds(clip)
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
    // Only fields are visible; widgets for assistive technology receive no pointer events, unless they contain a field.
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
    if let picture { cairo_surface_destroy(picture.surface) }
    picture = nil
  }

  /// Returns the canvas as a picture, painting it if needed.
  ///
  /// GTK would record the painting and rasterize it at an unknown resolution. Painting pixels here keeps hairlines at
  /// their intended width.
  private func painted() -> Picture? {
    if let picture, picture.scale == scale { return picture }
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
    picture = Picture(surface: surface, scale: scale)
    return picture
  }

  /// Whether GTK renders windows with Cairo. In that case, GTK 4.8 would convert textures through floating-point
  /// numbers, which takes longer than painting them.
  private var isPaintedByProcessor: Bool {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
      return false
    }
    return g_type_check_instance_is_a(
      UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self), gsk_cairo_renderer_get_type()) != 0
  }

  /// Shows a picture with a Cairo context, whose reference this function takes over.
  private func show(_ picture: Picture, on context: OpaquePointer?) {
    guard let context else { return }
    cairo_scale(context, 1 / Double(picture.scale), 1 / Double(picture.scale))
    cairo_set_source_surface(context, picture.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_destroy(context)
  }

  /// Returns a picture as a texture that shares its pixels; the caller owns the reference.
  private func texture(of picture: Picture) -> OpaquePointer? {
    let surface = picture.surface
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(stride * Int(height)), { cairo_surface_destroy(OpaquePointer($0)) },
      UnsafeMutableRawPointer(cairo_surface_reference(surface)))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
  }

  /// The pixels of a canvas.
  struct Picture {
    /// The Cairo surface; the canvas owns a reference to it.
    var surface: OpaquePointer
    /// The number of pixels per point.
    var scale: Int
  }
}
