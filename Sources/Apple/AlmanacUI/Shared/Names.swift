import Geometry
import ViewKit

// Names that exist both in the engine and in a system module; these declarations win over both.

typealias Point = Geometry.Point
typealias Rect = Geometry.Rect
typealias Size = Geometry.Size
