import type { Direction } from '../../internal/useDirection.js';
import type { Press } from '../press.js';

/** What a key does in a viewer. */
export type ViewerAction =
  | { step: 'previous' | 'next' | 'first' | 'last' }
  | { zoom: 'in' | 'out' | 'fit' | 'actual' }
  | { pan: { x: number; y: number } }
  | 'rotate'
  | 'flag'
  | 'facts';

/** Share of the stage by which Shift and an arrow move the image. */
const PAN_SHARE = 0.25;

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -PAN_SHARE, y: 0 },
  ArrowRight: { x: PAN_SHARE, y: 0 },
  ArrowUp: { x: 0, y: -PAN_SHARE },
  ArrowDown: { x: 0, y: PAN_SHARE },
};

const PLAIN: Record<string, ViewerAction> = {
  Home: { step: 'first' },
  End: { step: 'last' },
  '+': { zoom: 'in' },
  '=': { zoom: 'in' },
  '-': { zoom: 'out' },
  '0': { zoom: 'fit' },
  '1': { zoom: 'actual' },
  r: 'rotate',
  R: 'rotate',
  f: 'flag',
  F: 'flag',
  i: 'facts',
  I: 'facts',
};

/** What a press does; nothing for keys of the browser and the system. */
export function viewerAction(press: Press, direction: Direction): ViewerAction | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.shiftKey && ARROWS[key]) return { pan: ARROWS[key] };
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { step: key === onwards ? 'next' : 'previous' };
  return PLAIN[key] ?? null;
}
