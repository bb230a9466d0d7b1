import { useEffect, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useDebouncedValue } from '../hooks/useDebouncedValue.js';
import { isComposing } from '../internal/is-composing.js';
import { CHART_DEBOUNCE_MS } from './debounce.js';
import { markForKey } from './mark-keys.js';

/** Attributes of one bar or slice; the marks are the only children of their group. */
export interface MarkAttributes {
  role: 'button' | 'img';
  tabIndex: 0 | -1;
  onPointerEnter: () => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<Element>) => void;
  onClick: (() => void) | undefined;
}

/**
 * Behaviour of bars and slices: one tab stop, arrow keys, Home and End, Enter and Space as click, and a tooltip for the
 * hovered or focused mark that Escape closes.
 */
export function useMarks(count: number, onClick: ((index: number) => void) | undefined) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [lastFocused, setLastFocused] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const active = hovered ?? focused;
  const described = useDebouncedValue(isDismissed ? null : active, CHART_DEBOUNCE_MS);
  const isDescribed = described !== null && !isDismissed;

  useEffect(() => {
    if (!isDescribed) return;
    // Handle Escape before a dialog around the chart: the first Escape closes only the tooltip.
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      setDismissed(true);
    };
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [isDescribed]);

  const point = (index: number | null) => {
    setHovered(index);
    setDismissed(false);
  };
  const press = (event: KeyboardEvent<Element>, index: number) => {
    if (isComposing(event)) return;
    if (onClick !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onClick(index);
      return;
    }
    const mark = event.currentTarget;
    const next = markForKey(event.key, index, count, getComputedStyle(mark).direction === 'rtl');
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setHovered(null);
    (mark.parentElement?.children[next] as SVGElement | undefined)?.focus();
  };
  const attributes = (index: number): MarkAttributes => ({
    role: onClick === undefined ? 'img' : 'button',
    tabIndex: index === Math.min(lastFocused, count - 1) ? 0 : -1,
    onPointerEnter: () => point(index),
    // Lifting a finger fires pointerleave; keep describing the touched mark until it loses focus.
    onPointerLeave: (event) => {
      if (event.pointerType !== 'touch') setHovered(null);
    },
    onFocus: (event) => {
      setLastFocused(index);
      if (!event.currentTarget.matches(':focus-visible')) return;
      setFocused(index);
      setDismissed(false);
    },
    onBlur: () => {
      setFocused(null);
      setHovered(null);
    },
    onKeyDown: (event) => press(event, index),
    onClick: onClick && (() => onClick(index)),
  });
  return { active, described: isDescribed ? described : null, point, attributes };
}
