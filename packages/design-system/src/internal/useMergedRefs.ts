import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that fills both: the caller's and the component's own. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const cleanups = [attach(first, element), attach(second, element)];
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [first, second],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) {
    ref.current = element;
    return () => {
      ref.current = null;
    };
  }
  return () => {};
}
