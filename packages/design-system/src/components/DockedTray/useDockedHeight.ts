import { useLayoutEffect, type RefObject } from 'react';
import { shellVars } from '../../internal/shell-vars.js';

/** Tells the document how high a docked element is, for as long as it is there. */
export function useDockedHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const root = document.documentElement.style;
    const report = () => root.setProperty(shellVars.trayHeight, `${element.offsetHeight}px`);
    report();
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(shellVars.trayHeight);
    };
  }, [ref]);
}
