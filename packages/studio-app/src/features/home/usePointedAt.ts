import { useEffect, useRef, useState } from 'react';
import type { MapPlace } from './map-places.ts';

/** Time to go from a pin over to its details, in milliseconds. */
const LINGER_MS = 400;

/**
 * The place under the pointer or with focus. It stays a moment when that ends,
 * and for as long as its details are held, so that they can be reached.
 *
 * @param isKept it stays until another one is pointed at: a finger is over nothing
 * @see MAP-034
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
