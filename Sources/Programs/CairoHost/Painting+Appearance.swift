package import Almanac

extension Painting {
  /// The same painting in the appearance of the palette's own background, which may be dark where the desktop is light:
  /// colors of events that are not in the palette then suit it.
  package var followingBackground: Painting {
    let ground = palette.resolve(.role(CalendarRole.background), appearance: appearance)
    let isDark = Int(ground.red) + Int(ground.green) + Int(ground.blue) < 384
    return Painting(palette: palette, appearance: isDark ? .dark : .light, direction: direction)
  }
}
