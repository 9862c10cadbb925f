#pragma once
#include "ObjectiveC.h"

@interface CADisplayLink : NSObject
+ (CADisplayLink *_Nonnull)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)sel;
@end
