// The server's state of calendar objects. A calendar object contains all events of a UID in a calendar; its key is
// both, separated by a space.

import { tagsIn } from '../events/tags.js';

/** Stores the tag of each calendar object, and the text of edited ones. */
export class CalendarObjects {
  tags = new Map();
  texts = new Map();

  /** No tag means that the server does not have the calendar object. */
  setTag(key, tag) { if (tag) this.tags.set(key, tag); else this.tags.delete(key); }

  /** Reads the tags of a response. Objects that are known or were edited since stay unchanged, like their events. */
  read(text) { for (const [key, tag] of tagsIn(text)) if (!this.tags.has(key)) this.tags.set(key, tag); }

  /** Records the calendar objects that the server reports. */
  know(objects) {
    for (const { calendar, uid, etag, ics } of objects) {
      this.setTag(`${calendar} ${uid}`, etag);
      this.texts.set(`${calendar} ${uid}`, ics ?? '');
    }
  }

  /** Returns the items of an edit, from groups of calendar, UID, text after, and text before it. */
  items(fields) {
    const items = [];
    for (let at = 0; at < fields.length; at += 4) {
      const [number, uid, ics, before] = fields.slice(at, at + 4), calendar = +number, key = `${calendar} ${uid}`;
      if (!this.texts.has(key)) this.texts.set(key, before);
      items.push({ key, calendar, uid, ics });
    }
    return items;
  }

  /** Returns the request to the server for an item. */
  replacement({ key, calendar, uid, ics, body }) {
    if (body) return body;
    const tag = this.tags.get(key);
    return { calendar, uid, ics: ics || null, ...tag ? { ifMatch: tag } : { ifNoneMatch: '*' } };
  }

  /** Returns what edits of some items are based on: the key, the tag, and the text of each calendar object. */
  bases(items) { return [...new Set(items.map(({ key }) => key))].map(key => [key, this.tags.get(key), this.texts.get(key)]); }

  /** Knows again what edits are based on. */
  restore(bases) {
    for (const [key, tag, text] of bases) {
      this.setTag(key, tag);
      this.texts.set(key, text);
    }
  }

  /** Removes all calendar objects except those with some keys. */
  keep(keys) { for (const map of [this.tags, this.texts]) map.forEach((_, key) => keys.has(key) || map.delete(key)); }

  /** Removes the tags of deleted calendars, because restored calendars have other tags. */
  forgetOtherCalendars(calendars) {
    for (const key of this.tags.keys()) if (!calendars.has(parseInt(key, 10))) this.tags.delete(key);
  }
}
