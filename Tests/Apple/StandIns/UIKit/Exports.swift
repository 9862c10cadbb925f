// What `import UIKit` brings along.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UIFoundation
