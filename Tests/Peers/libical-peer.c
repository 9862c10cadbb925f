/* Answers of libical, for Tests/Peers/compare.py.
   libical-peer rules < LINES     Each line: DTSTART tab RRULE tab END tab LIMIT. Prints the starts before END, with
                                  spaces between, at most LIMIT; "error" for a rule it refuses, "slow" after 0.3 seconds.
   libical-peer files FILE...     For each event: file, UID, DTSTART and SUMMARY in hexadecimal, with tabs between.
   libical-peer bench < LINES     Each line: DTSTART space RRULE. Prints the number of starts in 2025 and the processor
                                  seconds they took, then the same of 2025 to 2034: for the benchmarks. */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <sys/wait.h>
#include <unistd.h>

static void starts(const char *first, const char *text, const char *end, int limit) {
  struct icaltimetype start = icaltime_from_string(first), last = icaltime_from_string(end);
  struct icalrecurrencetype rule = icalrecurrencetype_from_string(text);
  icalrecur_iterator *iterator = rule.freq == ICAL_NO_RECURRENCE ? NULL : icalrecur_iterator_new(rule, start);
  if (!iterator) {
    printf("error");
    return;
  }
  for (int count = 0; count < limit; count++) {
    struct icaltimetype next = icalrecur_iterator_next(iterator);
    if (icaltime_is_null_time(next) || icaltime_compare(next, last) >= 0) break;
    printf("%s%s", count ? " " : "", icaltime_as_ical_string(next));
  }
  icalrecur_iterator_free(iterator);
}

static void rules(void) {
  char line[8192];
  while (fgets(line, sizeof line, stdin)) {
    char *rest = line, *first = strsep(&rest, "\t"), *text = strsep(&rest, "\t"), *end = strsep(&rest, "\t");
    if (!first || !text || !end || !rest) continue;
    fflush(stdout);
    /* A child, because some rules keep the library busy for ever. */
    pid_t child = fork();
    if (child == 0) {
      struct itimerval limit = {{0, 0}, {0, 300000}};
      setitimer(ITIMER_REAL, &limit, NULL);
      starts(first, text, end, atoi(rest));
      fflush(stdout);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    printf(WIFEXITED(status) ? "\n" : "slow\n");
  }
}

static void hex(const char *text) {
  for (; text && *text; text++) printf("%02x", (unsigned char)*text);
}

static void events(icalcomponent *parent, const char *path) {
  for (icalcomponent *part = icalcomponent_get_first_component(parent, ICAL_ANY_COMPONENT); part;
       part = icalcomponent_get_next_component(parent, ICAL_ANY_COMPONENT)) {
    if (icalcomponent_isa(part) != ICAL_VEVENT_COMPONENT) continue;
    icalproperty *start = icalcomponent_get_first_property(part, ICAL_DTSTART_PROPERTY);
    printf("%s\t", path);
    hex(icalcomponent_get_uid(part));
    printf("\t");
    if (start) hex(icaltime_as_ical_string(icalproperty_get_dtstart(start)));
    printf("\t");
    hex(icalcomponent_get_summary(part));
    printf("\n");
  }
}

static void file(const char *path) {
  FILE *input = fopen(path, "rb");
  if (!input) return;
  fseek(input, 0, SEEK_END);
  long size = ftell(input);
  rewind(input);
  char *text = calloc(1, (size_t)size + 1);
  if (text && fread(text, 1, (size_t)size, input) == (size_t)size) {
    icalcomponent *root = icalparser_parse_string(text);
    if (root) {
      if (icalcomponent_isa(root) == ICAL_XROOT_COMPONENT) {
        for (icalcomponent *part = icalcomponent_get_first_component(root, ICAL_VCALENDAR_COMPONENT); part;
             part = icalcomponent_get_next_component(root, ICAL_VCALENDAR_COMPONENT))
          events(part, path);
      } else {
        events(root, path);
      }
      icalcomponent_free(root);
    }
  }
  free(text);
  fclose(input);
}

static long between(const char *first, const char *text, struct icaltimetype from, struct icaltimetype to) {
  struct icalrecurrencetype rule = icalrecurrencetype_from_string(text);
  icalrecur_iterator *iterator = icalrecur_iterator_new(rule, icaltime_from_string(first));
  if (!iterator) return 0;
  long count = 0;
  for (;;) {
    struct icaltimetype next = icalrecur_iterator_next(iterator);
    if (icaltime_is_null_time(next) || icaltime_compare(next, to) >= 0) break;
    if (icaltime_compare(next, from) >= 0) count++;
  }
  icalrecur_iterator_free(iterator);
  return count;
}

static void bench(void) {
  static char lines[10000][256];
  int count = 0;
  while (count < 10000 && fgets(lines[count], sizeof lines[0], stdin)) {
    lines[count][strcspn(lines[count], "\n")] = 0;
    char *space = strchr(lines[count], ' ');
    if (!space) continue;
    *space = 0;
    count++;
  }
  struct icaltimetype from = icaltime_from_string("20250101T000000");
  for (int years = 1; years <= 10; years += 9) {
    struct icaltimetype to = from;
    to.year += years;
    long found = 0;
    clock_t begin = clock();
    for (int index = 0; index < count; index++)
      found += between(lines[index], lines[index] + strlen(lines[index]) + 1, from, to);
    printf("%ld %f\n", found, (double)(clock() - begin) / CLOCKS_PER_SEC);
  }
}

int main(int count, char **arguments) {
  icalerror_set_errors_are_fatal(0);
  if (count > 1 && strcmp(arguments[1], "rules") == 0) rules();
  if (count > 1 && strcmp(arguments[1], "bench") == 0) {
    bench();
    return 0;
  }
  for (int index = 2; index < count; index++) file(arguments[index]);
  return 0;
}
