import 'almanac-calendar';
import React, { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** React 18 sets attributes of custom elements; lists are properties, and events need listeners. */
function Calendar({ events, onDateSelect, ...attributes }) {
  const element = useRef(null);
  useEffect(() => { element.current.events = events; }, [events]);
  useEffect(() => {
    const { current } = element, listener = ({ detail }) => onDateSelect?.(detail.date);
    current.addEventListener('dateselect', listener);
    return () => current.removeEventListener('dateselect', listener);
  }, [onDateSelect]);
  return <almanac-calendar ref={element} {...attributes} />;
}

const EVENTS = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];

createRoot(document.getElementById('app')).render(
  <React.StrictMode><Calendar today="2026-11-21" events={EVENTS} /></React.StrictMode>);
