import { useCallback, useInsertionEffect, useRef } from 'react';

/** One function for the whole life of a component that always does what the newest one does. For events only. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
