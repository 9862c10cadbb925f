// The starts for which the first module of a program is enough.

import { OPTIONS } from '../options/options.js';
import { DATA } from '../options/properties.js';
import { hasTokens } from '../options/tokens.js';

/** The options that a first frame may have; Scripts/start/scenes.js starts with each of them. */
const COMMON_OPTIONS = ['locale', 'time-zone', 'today', 'date', 'hour-cycle', 'text-scale', 'height', 'heading-level', 'drop', 'theme',
  'activation', 'editable', 'edit-rules', 'snap', 'default-length', 'dir', 'reduces-motion', 'fetch-margin', 'level', 'week-numbers',
  'first-weekday', 'top-time', 'images'];
/** The levels that the programs begin with. */
const COMMON_LEVELS = { 'almanac.wasm': ['month', 'week', 'day', 'agenda'], 'almanac-edit.wasm': ['month'] };

/** Returns whether the first module has all that the first frame of a session needs; the second is loaded before it otherwise. */
export function isCommon(session) {
  const { element, program, files, kept } = session, level = element.getAttribute('level') ?? 'month';
  const isNew = !kept.needsAll && !kept.picture && !kept.position && !kept.preferences && !files.length;
  // An agenda of another day looks for the nearest events.
  const hasLevel = !!COMMON_LEVELS[program]?.includes(level) && !(level === 'agenda' && element.hasAttribute('date'));
  return isNew && hasLevel && !DATA.some(name => element[name])
    && Object.keys(OPTIONS).every(name => COMMON_OPTIONS.includes(name) || !element.hasAttribute(name)) && !hasTokens(session);
}
