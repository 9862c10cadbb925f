#pragma once
#include "QuartzCore.h"

__attribute__((swift_attr("@MainActor")))
@interface NSView : NSObject
- (CADisplayLink *_Nonnull)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)selector
    __attribute__((swift_name("displayLink(target:selector:)")));
@end
