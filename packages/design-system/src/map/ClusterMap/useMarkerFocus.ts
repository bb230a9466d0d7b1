import { useLayoutEffect, useRef, useState } from 'react';
import { isInside, type LngLat } from '../map-points.js';
import { nearestTo } from '../nearest-in-direction.js';
import type { LiveMap } from './useLeafletMap.js';
import type { Drawn, MapItem } from './useMapItems.js';

/** Which pin gets focus when the map has arrived. */
export interface FocusWish<T> {
  /** Where the map is going. */
  zoom: number;
  isWanted: (item: MapItem<T>) => boolean;
}

/** The button of a pin. */
export function findPin(overlay: HTMLElement, key: string): HTMLElement | undefined {
  return [...overlay.querySelectorAll<HTMLElement>('[data-pin]')].find(({ dataset }) => dataset['pin'] === key);
}

/** Focus is on the map, or nowhere because what had it is gone; elsewhere it stays. */
function isFocusOurs(overlay: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(overlay) || overlay.contains(activeElement);
}

/**
 * Keeps focus among the pins: one of them is the tab stop; when the one with focus is grouped, split or leaves, the pin
 * that is wished for, or else the nearest, gets it.
 */
export function useMarkerFocus<T>(live: LiveMap | null, drawn: Drawn<T>) {
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const held = useRef<{ element: Element; position: LngLat }>(null);
  const wish = useRef<FocusWish<T>>(null);
  const { items, zoom } = drawn;

  const focusItem = (item: MapItem<T>) => {
    setCurrentKey(item.key);
    if (live) findPin(live.map.overlay, item.key)?.focus({ preventScroll: true });
  };

  const settleFocus = () => {
    const wished = wish.current;
    wish.current = null;
    if (!live || !isFocusOurs(live.map.overlay)) return;
    const found = wished?.zoom === zoom ? items.find(wished.isWanted) : undefined;
    if (found) return focusItem(found);
    const lost = held.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const nearest = items[nearestTo(items, live.map.place(lost.position)) ?? -1];
    if (nearest) focusItem(nearest);
    else live.map.focus();
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  useLayoutEffect(settleFocus, [drawn]);

  const isSeen = ({ position }: MapItem<T>) => live !== null && isInside(position, live.view.bounds);
  const current = items.find(({ key }) => key === currentKey);
  const tabStop = current && isSeen(current) ? current : (items.find(isSeen) ?? items[0]);

  return {
    /** The pin that Tab goes to: the one that had focus last if it is in view, else the first in view. */
    tabStopKey: tabStop?.key ?? null,
    focusItem,
    /** For the next time the map has arrived somewhere. */
    wishFocus: (next: FocusWish<T>) => {
      wish.current = next;
    },
    /** Something on the map has focus now. */
    holdFocus: (element: Element, { key, position }: MapItem<T>) => {
      setCurrentKey(key);
      held.current = { element, position };
    },
    /** It moved elsewhere. */
    releaseFocus: () => {
      held.current = null;
    },
  };
}
