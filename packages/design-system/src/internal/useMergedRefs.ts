import { useCallback, useRef, type Ref, type RefCallback } from 'react';

/** One ref that fills both: the caller's and the component's own. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  const detach = useRef<() => void>(undefined);
  return useCallback(
    (element: T | null) => {
      detach.current?.();
      detach.current = undefined;
      if (element === null) return;
      const detachFirst = attach(first, element);
      const detachSecond = attach(second, element);
      // Kept here, not returned: React 18 knows no clean-up of a ref and calls it with nothing instead.
      detach.current = () => {
        detachFirst();
        detachSecond();
      };
    },
    [first, second],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
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
