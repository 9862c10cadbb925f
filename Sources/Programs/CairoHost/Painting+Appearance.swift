package import Almanac

extension Painting {
  /// The same painting with the appearance of the palette's background, which may be dark on a light desktop. Event
  /// colors outside the palette then match it.
  package var followingBackground: Painting {
    let ground = palette.resolve(.role(CalendarRole.background), appearance: appearance)
    let isDark = Int(ground.red) + Int(ground.green) + Int(ground.blue) < 384
    return Painting(palette: palette, appearance: isDark ? .dark : .light, direction: direction)
  }
}
