import type { Direction } from '../../internal/useDirection.js';
import type { Press } from '../press.js';

interface StripPlace {
  index: number;
  count: number;
  /** Frames that fit on the screen: by so many Page Up and Page Down move. */
  fitting: number;
  direction: Direction;
}

/** The place a press leads to, which is the same one at an end; null for keys of the browser and the page. */
export function placeByKey(press: Press, { index, count, fitting, direction }: StripPlace): number | null {
  if (press.shiftKey || press.ctrlKey || press.metaKey || press.altKey || count === 0) return null;
  const onwards = direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -onwards,
    ArrowRight: onwards,
    PageUp: -fitting,
    PageDown: fitting,
    Home: -count,
    End: count,
  };
  const step = steps[press.key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step));
}
