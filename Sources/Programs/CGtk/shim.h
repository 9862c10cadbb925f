// GTK 4, and the two functions of libdispatch that let another main loop run the main queue, as CFRunLoop does.
#include <gtk/gtk.h>
#include <glib-unix.h>

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
