#pragma once
#include "QuartzCore.h"

__attribute__((swift_attr("@MainActor")))
@interface UIGestureRecognizer : NSObject
- (void)addTarget:(id _Nonnull)target action:(SEL _Nonnull)action;
@end

__attribute__((swift_attr("@MainActor")))
@interface UIScreen : NSObject
- (CADisplayLink *_Nullable)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)sel;
@end

__attribute__((swift_attr("@MainActor")))
@interface UIView : NSObject
@end
