import { useEffect, useState, type RefObject } from 'react';
import { stretchesOf, type Stretch } from '../row-window.js';

/** Up to so many options are all drawn. */
const DRAW_ALL_UP_TO = 200;
/** A list is at most 20rem high, and an option at least 2.25rem. */
const OPTIONS_IN_VIEW = 12;
const SPARE_OPTIONS = 12;
/** Until the first option was measured. */
const ASSUMED_HEIGHT_PX = 36;

export interface ListWindow {
  /** Whether only the options around those in view, and the active one, are drawn. */
  isWindowed: boolean;
  stretches: readonly Stretch[];
  /** What an option that is not drawn takes up. */
  optionHeightPx: number;
}

/** Which options of a list are drawn; its parent is what scrolls. */
export function useListWindow(list: RefObject<HTMLElement | null>, count: number, activeIndex: number): ListWindow {
  const [{ firstInView, optionHeightPx }, setPlace] = useState({ firstInView: 0, optionHeightPx: ASSUMED_HEIGHT_PX });
  const isWindowed = count > DRAW_ALL_UP_TO;

  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (!isWindowed || !scroller) return undefined;
    const measure = () => {
      const heightPx = scroller.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || ASSUMED_HEIGHT_PX;
      const first = Math.floor(scroller.scrollTop / heightPx);
      setPlace((place) =>
        place.firstInView === first && place.optionHeightPx === heightPx
          ? place
          : { firstInView: first, optionHeightPx: heightPx },
      );
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => scroller.removeEventListener('scroll', measure);
  }, [list, isWindowed]);

  return {
    isWindowed,
    optionHeightPx,
    stretches: isWindowed
      ? stretchesOf({
          rowCount: count,
          firstInView,
          inView: OPTIONS_IN_VIEW,
          spare: SPARE_OPTIONS,
          kept: activeIndex < 0 ? null : activeIndex,
        })
      : [{ isDrawn: true, from: 0, to: count }],
  };
}
