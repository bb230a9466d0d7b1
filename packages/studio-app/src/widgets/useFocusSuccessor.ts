import { rememberFocus } from '@inspection-studio/design-system';
import { useLayoutEffect, useRef } from 'react';

/**
 * For a control that removes itself. When it goes while it has the focus, the same control of the next row gets the
 * focus, or else that of the previous row, or else the next control.
 */
export function useFocusSuccessor<Control extends HTMLElement>() {
  const ref = useRef<Control>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    return () => {
      // The rest of its row goes with it.
      if (control && document.activeElement === control) queueMicrotask(rememberFocus());
    };
  }, []);
  return ref;
}
