import { useEffect, useRef, useState } from 'react';
import type { MapPlace } from './map-places.ts';

/** Time for moving the pointer from a pin to its details, in milliseconds. */
const LINGER_MS = 400;

/**
 * Returns the hovered or focused place. It remains for a short time afterwards, and while its
 * details are hovered or focused, so that they are reachable.
 *
 * @param isKept keeps the place until another one is selected, for touch screens
 */
export function usePointedAt(isKept: boolean) {
  const [place, setPlace] = useState<MapPlace | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => clearTimeout(timer.current);
  const leave = () => {
    hold();
    if (isKept) return;
    timer.current = setTimeout(() => setPlace(null), LINGER_MS);
  };
  const point = (next: MapPlace | null) => {
    if (!next) return leave();
    hold();
    setPlace(next);
  };
  return { place, point, hold, leave };
}
