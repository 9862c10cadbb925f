// One HTTP GET request by libcurl. The library is loaded on the first request, so that programs start without it.
#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>

/// Receives bytes; returns 1 to continue, 0 to stop.
typedef int (*CurlTake)(void *context, const unsigned char *bytes, size_t count);

struct CurlGet {
  const char *url;
  /// Additional lines of the request, each without its end; `count` of them.
  const char *const *headers;
  size_t count;
  const char *user_agent;
  /// Whether http is a protocol, also of redirects; https always is.
  int allows_http;
  long redirects;
  /// In seconds.
  long connect_timeout;
  long timeout;
  void *context;
  /// Asked before each connection, also after redirects, with the 4 or 16 bytes of the address.
  CurlTake allows_address;
  /// Called with each header line, including those of redirects.
  CurlTake take_header;
  CurlTake take_body;
};

enum {
  /// libcurl is not installed.
  CCURL_MISSING = -1,
};

/// Performs a request, and sets the status of the last response. Returns 0, a CURLcode, or CCURL_MISSING.
int ccurl_get(const struct CurlGet *get, long *status);

/// Returns the meaning of a CURLcode, without texts of the request.
const char *ccurl_message(int code);

#endif
