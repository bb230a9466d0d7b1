import { type Edges, roomBeside } from '../pan-offset.js';

/** Returns what is left of a map beside what lies over its edges, which is marked `data-map-cover`. */
export function roomOn(frame: HTMLElement): Edges {
  const covers = [...frame.querySelectorAll('[data-map-cover]')].map((cover) => cover.getBoundingClientRect());
  return roomBeside(frame.getBoundingClientRect(), covers);
}

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';

/** Moves focus to the first control of a popup, or to the popup. */
export function focusFirst(popup: HTMLElement): void {
  (popup.querySelector<HTMLElement>(FOCUSABLE) ?? popup).focus({ preventScroll: true });
}
