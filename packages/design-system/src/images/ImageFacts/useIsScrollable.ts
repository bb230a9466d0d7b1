import { useEffect, useState, type RefObject } from 'react';

/** Whether the only child of an element is higher than it, so that the element has to take focus. */
export function useIsScrollable(region: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = region.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [region]);
  return isScrollable;
}
