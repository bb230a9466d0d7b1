import { useEffect, useRef, useState } from 'react';

/**
 * A text that changes often, at the pace a screen reader can follow.
 *
 * @returns empty at first, then `text` at once, then its newest value at most every `intervalMs`
 */
export function usePacedText(text: string, intervalMs: number): string {
  const [shown, setShown] = useState('');
  const lastAt = useRef(-Infinity);
  useEffect(() => {
    if (text === shown) return;
    const waitMs = Math.max(0, lastAt.current + intervalMs - Date.now());
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setShown(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, shown, intervalMs]);
  return shown;
}
