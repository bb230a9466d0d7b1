import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether content of the page is above the upper edge of the window. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
