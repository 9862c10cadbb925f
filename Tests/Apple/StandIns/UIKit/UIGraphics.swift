public import CoreGraphics

private nonisolated(unsafe) var contexts: [CGContext] = []

/// iOS 2.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// iOS 2.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// iOS 2.
public func UIGraphicsPopContext() { contexts.removeLast() }
