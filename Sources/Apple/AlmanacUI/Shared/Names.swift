import Geometry
import ViewKit

// Names of the engine that a system's module has, too; those of this module win over both.

typealias Point = Geometry.Point
typealias Rect = Geometry.Rect
typealias Size = Geometry.Size
