import { useLayoutEffect, type RefObject } from 'react';
import { shellVars } from '../../internal/shell-vars.js';

/** Keeps the height of a docked element in a CSS variable of the document until it unmounts. */
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
