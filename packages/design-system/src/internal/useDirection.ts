import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Which way arrow keys and lines of parts run: as asked for, else like the document, live. */
export function useDirection(own?: Direction): Direction {
  const ofDocument = useSyncExternalStore<Direction>(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
  return own ?? ofDocument;
}
