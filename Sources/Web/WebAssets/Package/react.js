// The element as a component of React 18 and 19.

import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { AlmanacCalendar } from './index.js';

/** What is set when it is another object. */
const LISTS = ['events', 'sources', 'calendars', 'decorations', 'resources', 'allowChange', 'formats'];
const HOOKS = ['eventContent', 'dayContent', 'detailsContent', 'dayHeadingContent', 'hourContent', 'moreContent', 'weekNumberContent',
  'resourceHeadingContent'];
/** Effects on a server do nothing; React 18 warns about those of layout. */
const useCommit = globalThis.document ? useLayoutEffect : useEffect;

/** The attribute of a property, such as `row-height` for `rowHeight`. */
const attributeOf = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** The value of an attribute; undefined for none. A Date is the day on the browser's clock, or an instant for `now`. */
function textOf(name, value) {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date && name === 'now') return value.toISOString();
  if (value instanceof Date) return new Date(value - value.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return value === true ? '' : typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : `${value}`;
}

/** Splits props into attributes and children, lists, hooks, and listeners by the type of their event. */
function partsOf({ className, ...props }) {
  const parts = { attributes: className === undefined ? {} : { class: className }, lists: {}, hooks: {}, listeners: {} };
  for (const [name, value] of Object.entries(props)) {
    if (LISTS.includes(name)) parts.lists[name] = value;
    else if (HOOKS.includes(name)) parts.hooks[name] = value;
    else if (/^on[A-Z]/.test(name)) parts.listeners[name.slice(2).toLowerCase()] = value;
    else if (AlmanacCalendar.observedAttributes.includes(attributeOf(name))) {
      parts.attributes[attributeOf(name)] = textOf(name, value);
    } else parts.attributes[name] = value;
  }
  return parts;
}

/**
 * Sets hooks that render in portals. A hook of the element is called once for each version of an event; what it renders is kept
 * until the element releases it, and rendered with the current function of the page.
 */
function useHooks(element, hooks) {
  const current = useRef(hooks), portals = useRef(new Map()), count = useRef(0), [, render] = useReducer(number => number + 1, 0);
  current.current = hooks;
  for (const name of HOOKS) {
    const isSet = !!hooks[name];
    useCommit(() => {
      if (!isSet) return undefined;
      const { current: calendar } = element;
      const hook = info => {
        const made = current.current[name]?.(info);
        if (made === null || made === undefined || made === false || typeof made === 'string' || made instanceof Node) return made;
        const node = document.createElement('div');
        portals.current.set(node, { name, info, key: `portal ${count.current++}` });
        render();
        return node;
      };
      hook.released = node => portals.current.delete(node) && render();
      calendar[name] = hook;
      return () => { calendar[name] = null; };
    }, [isSet]);
  }
  return [...portals.current].map(([node, { name, info, key }]) => createPortal(hooks[name]?.(info), node, key));
}

/** Sets a list again when it is another one. */
function useList(element, name, list) {
  const isSet = useRef(false);
  useCommit(() => {
    if (list === undefined && !isSet.current) return;
    isSet.current = true;
    element.current[name] = list ?? (name === 'sources' ? [] : null);
  }, [list]);
}

/**
 * The calendar. Its props are the options, lists, hooks, and rules of the element by the names of properties, listeners such as
 * `onDatechange`, and attributes of every element. Children are shown until the calendar is ready, and where it fails.
 */
export const Calendar = forwardRef(function Calendar({ children, ...props }, ref) {
  const element = useRef(null), { attributes, lists, hooks, listeners } = partsOf(props), current = useRef(listeners);
  useCommit(() => { current.current = listeners; });
  const types = Object.keys(listeners).sort().join(' ');
  useCommit(() => {
    const life = new AbortController(), { signal } = life;
    for (const type of types.split(' ').filter(Boolean)) {
      element.current.addEventListener(type, event => current.current[type]?.(event), { signal });
    }
    return () => life.abort();
  }, [types]);
  for (const name of LISTS) useList(element, name, lists[name]);
  const portals = useHooks(element, hooks);
  useImperativeHandle(ref, () => element.current, []);
  return createElement('almanac-calendar', { ...attributes, ref: element }, children, ...portals);
});
