import { closeToast } from '../../internal/close-toast.js';
import { useLayoutEffect } from '../../internal/layout-effect.js';
import { isComposing } from '../../internal/is-composing.js';
import { useStableCallback } from '../../internal/useStableCallback.js';

/** Closes the open windows, the topmost last. */
const openWindows: (() => void)[] = [];

/**
 * Gives Escape to the topmost window. While a window is opening, Radix still takes the one below for the topmost and
 * would close that (radix-ui/primitives issue 4143). The Escape that ends a composition closes none; in the toasts, it
 * closes a toast.
 *
 * @returns a handler for `onEscapeKeyDown`
 */
export function useTopmostEscape(onDismiss: () => void): (event: KeyboardEvent) => void {
  const dismiss = useStableCallback(onDismiss);
  useLayoutEffect(() => {
    openWindows.push(dismiss);
    return () => {
      openWindows.splice(openWindows.indexOf(dismiss), 1);
    };
  }, [dismiss]);
  return (event) => {
    const topmost = openWindows.at(-1);
    if (isComposing(event) || closeToast(event.target)) {
      event.preventDefault();
    } else if (topmost !== dismiss) {
      event.preventDefault();
      topmost?.();
    }
  };
}
