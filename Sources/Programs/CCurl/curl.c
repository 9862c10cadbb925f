#include "CCurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/socket.h>

static struct {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_perform)(CURL *);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  void (*easy_cleanup)(CURL *);
  const char *(*easy_strerror)(CURLcode);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
} lib;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
#ifdef __APPLE__
  const char *names[] = {"libcurl.4.dylib"};
#else
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
  void *found = NULL;
  for (size_t i = 0; i < sizeof names / sizeof *names && !found; i++) found = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!found) return;
#define FIND(name) if (!(*(void **)&lib.name = dlsym(found, "curl_" #name))) return
  FIND(global_init);
  FIND(easy_init);
  FIND(easy_setopt);
  FIND(easy_perform);
  FIND(easy_getinfo);
  FIND(easy_cleanup);
  FIND(easy_strerror);
  FIND(slist_append);
  FIND(slist_free_all);
  is_loaded = lib.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

static curl_socket_t open_socket(void *data, curlsocktype purpose, struct curl_sockaddr *address) {
  const struct CurlGet *get = data;
  const struct sockaddr *place = &address->addr;
  int is_allowed = 0;
  (void)purpose;
  if (address->family == AF_INET) {
    is_allowed = get->allows_address(
        get->context, (const unsigned char *)&((const struct sockaddr_in *)place)->sin_addr, 4);
  } else if (address->family == AF_INET6) {
    is_allowed = get->allows_address(
        get->context, (const unsigned char *)&((const struct sockaddr_in6 *)place)->sin6_addr, 16);
  }
  if (!is_allowed) return CURL_SOCKET_BAD;
  int made = socket(address->family, address->socktype, address->protocol);
  if (made >= 0) fcntl(made, F_SETFD, FD_CLOEXEC);
  return made;
}

static size_t take_header(char *bytes, size_t size, size_t count, void *data) {
  const struct CurlGet *get = data;
  return get->take_header(get->context, (const unsigned char *)bytes, size * count) ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *data) {
  const struct CurlGet *get = data;
  // A count that differs stops the transfer, also for an empty piece.
  return get->take_body(get->context, (const unsigned char *)bytes, size * count) ? size * count : size * count + 1;
}

static int set_options(CURL *curl, const struct CurlGet *get, struct curl_slist *lines) {
  int code = 0;
#define SET(option, value) if (!code) code = lib.easy_setopt(curl, option, value)
  SET(CURLOPT_URL, get->url);
  SET(CURLOPT_HTTPHEADER, lines);
  SET(CURLOPT_USERAGENT, get->user_agent);
#if LIBCURL_VERSION_NUM >= 0x075500
  SET(CURLOPT_PROTOCOLS_STR, get->allows_http ? "http,https" : "https");
  SET(CURLOPT_REDIR_PROTOCOLS_STR, get->allows_http ? "http,https" : "https");
#else
  long protocols = CURLPROTO_HTTPS | (get->allows_http ? CURLPROTO_HTTP : 0);
  SET(CURLOPT_PROTOCOLS, protocols);
  SET(CURLOPT_REDIR_PROTOCOLS, protocols);
#endif
  SET(CURLOPT_FOLLOWLOCATION, 1L);
  SET(CURLOPT_MAXREDIRS, get->redirects);
  SET(CURLOPT_CONNECTTIMEOUT, get->connect_timeout);
  SET(CURLOPT_TIMEOUT, get->timeout);
  // A proxy of the environment would be the checked address in place of the calendar's.
  SET(CURLOPT_PROXY, "");
  SET(CURLOPT_NOSIGNAL, 1L);
  SET(CURLOPT_ACCEPT_ENCODING, "gzip");
  SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
  SET(CURLOPT_OPENSOCKETDATA, (void *)get);
  SET(CURLOPT_HEADERFUNCTION, take_header);
  SET(CURLOPT_HEADERDATA, (void *)get);
  SET(CURLOPT_WRITEFUNCTION, take_body);
  SET(CURLOPT_WRITEDATA, (void *)get);
  return code;
}

int ccurl_get(const struct CurlGet *get, long *status) {
  *status = 0;
  pthread_once(&once, load);
  if (!is_loaded) return CCURL_MISSING;
  CURL *curl = lib.easy_init();
  if (!curl) return CURLE_FAILED_INIT;
  struct curl_slist *lines = NULL;
  for (size_t i = 0; i < get->count; i++) lines = lib.slist_append(lines, get->headers[i]);
  int code = set_options(curl, get, lines);
  if (!code) code = lib.easy_perform(curl);
  if (!code) code = lib.easy_getinfo(curl, CURLINFO_RESPONSE_CODE, status);
  lib.easy_cleanup(curl);
  lib.slist_free_all(lines);
  return code;
}

const char *ccurl_message(int code) {
  pthread_once(&once, load);
  return is_loaded && code >= 0 ? lib.easy_strerror((CURLcode)code) : "libcurl is not installed";
}
