const NAMED_KEYS = /^(?:Enter|Escape|Arrow(?:Up|Down)|Home|End|PageUp|PageDown)$/;

/** Whether a menu uses a key, including letters. */
export const isMenuKey = ({ key, ctrlKey, altKey, metaKey }: Modified): boolean =>
  !ctrlKey && !altKey && !metaKey && (key.length === 1 || NAMED_KEYS.test(key));

type Modified = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Keys that are pressed after a menu is asked for and before it has focus. */
export interface EarlyKeys {
  hold: (key: string) => void;
  clear: () => void;
  /** Sends the held keys to the menu once it has focus. Returns a function that stops waiting. */
  replay: (menuId: string) => () => void;
}

const hasFocus = (menuId: string) => document.getElementById(menuId)?.contains(document.activeElement) ?? false;

export function createEarlyKeys(): EarlyKeys {
  let held: string[] = [];
  const send = () => {
    const keys = held;
    held = [];
    for (const key of keys) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  };
  return {
    hold: (key) => void held.push(key),
    clear: () => {
      held = [];
    },
    replay(menuId) {
      const check = () => {
        if (!hasFocus(menuId)) return;
        stop();
        // The menu may still be moving focus to its first item.
        queueMicrotask(send);
      };
      const stop = () => document.removeEventListener('focusin', check);
      document.addEventListener('focusin', check);
      check();
      return stop;
    },
  };
}
