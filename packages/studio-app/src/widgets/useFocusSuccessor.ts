import { useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** For a control that removes itself: when it goes while it has the focus, the next control gets the focus, or else the previous one. */
export function useFocusSuccessor<Control extends HTMLElement>() {
  const ref = useRef<Control>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    return () => {
      if (!control || document.activeElement !== control) return;
      const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
      const at = controls.indexOf(control);
      const neighbours = [...controls.slice(at + 1), ...controls.slice(0, at).toReversed()];
      // The rest of its row goes with it.
      queueMicrotask(() => neighbours.find(({ isConnected }) => isConnected)?.focus());
    };
  }, []);
  return ref;
}
