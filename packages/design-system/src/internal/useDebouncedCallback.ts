import { useEffect, useMemo, useRef } from 'react';

/**
 * Calls the newest `callback`, `later` once `delayMs` have passed without another call, or `now`, which also drops a
 * call still waiting. Nothing is called after unmounting.
 */
export function useDebouncedCallback<T>(callback: (argument: T) => void, delayMs: number) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      later(argument: T) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(argument), delayMs);
      },
      now(argument: T) {
        clearTimeout(timer.current);
        latest.current(argument);
      },
    }),
    [delayMs],
  );
}
