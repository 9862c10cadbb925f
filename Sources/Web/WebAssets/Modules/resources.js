// What a server has of resources: all events of a UID in a calendar, which are named by both with a space between.

import { tagsIn } from './tags.js';

/** Keeps the tag of each resource, and the text of those that were edited. */
export class Resources {
  #tags = new Map();
  #texts = new Map();

  tag(key) { return this.#tags.get(key); }
  text(key) { return this.#texts.get(key); }
  hasText(key) { return this.#texts.has(key); }
  setText(key, text) { this.#texts.set(key, text); }

  /** Without a tag, the server has none. */
  setTag(key, tag) { if (tag) this.#tags.set(key, tag); else this.#tags.delete(key); }

  /** Takes the tags of an answer. What has come before, or was edited since, stays as it is, as the events do. */
  read(text) { for (const [key, tag] of tagsIn(text)) if (!this.#tags.has(key)) this.#tags.set(key, tag); }

  /** Notes what the server says that it has. */
  know(resources) {
    for (const { calendar, uid, etag, ics } of resources) {
      this.setTag(`${calendar} ${uid}`, etag);
      this.#texts.set(`${calendar} ${uid}`, ics ?? '');
    }
  }

  /** The items of an edit, of groups of calendar, UID, text after and text before it. */
  items(fields) {
    const items = [];
    for (let at = 0; at < fields.length; at += 4) {
      const [number, uid, ics, before] = fields.slice(at, at + 4), calendar = +number, key = `${calendar} ${uid}`;
      if (!this.#texts.has(key)) this.#texts.set(key, before);
      items.push({ key, calendar, uid, ics });
    }
    return items;
  }

  /** What the server is asked to do for an item. */
  replacement({ key, calendar, uid, ics, body }) {
    if (body) return body;
    const tag = this.#tags.get(key);
    return { calendar, uid, ics: ics || null, ...tag ? { ifMatch: tag } : { ifNoneMatch: '*' } };
  }

  /** Forgets all but those with some names. */
  keep(keys) { for (const map of [this.#tags, this.#texts]) map.forEach((_, key) => keys.has(key) || map.delete(key)); }

  /** Forgets the tags in calendars that are gone: calendars that come back have other ones. */
  forgetOtherCalendars(calendars) {
    for (const key of this.#tags.keys()) if (!calendars.has(parseInt(key, 10))) this.#tags.delete(key);
  }
}
