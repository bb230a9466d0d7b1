import { useEffect } from 'react';
import { passingListAt } from './remember-focus.js';

/**
 * Lets focus move from a modal window to the toasts. The focus trap of Radix listens at the document, so events stop
 * below it. Focus that leaves the toasts for the page returns to the window.
 */
export function useFocusOnToasts(): void {
  useEffect(() => {
    const page = document.documentElement;
    const keepFromTrap = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (to instanceof Element && passingListAt(to)?.hasChildNodes()) event.stopPropagation();
    };
    page.addEventListener('focusin', keepFromTrap);
    page.addEventListener('focusout', keepFromTrap);
    return () => {
      page.removeEventListener('focusin', keepFromTrap);
      page.removeEventListener('focusout', keepFromTrap);
    };
  }, []);
}
