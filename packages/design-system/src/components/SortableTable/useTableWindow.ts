import { useEffect, useRef, useState, type RefObject } from 'react';
import { stretchesOf, type Stretch } from '../../internal/row-window.js';

/** Until the region has been measured: on a server, and before the first paint. */
const ASSUMED_HEIGHT_PX = 800;
const SPARE_ROWS = 6;

export interface TableWindowOptions {
  region: RefObject<HTMLElement | null>;
  rowCount: number;
  rowHeightPx: number;
  /** Whether only the rows in view are drawn. */
  isVirtual: boolean;
  /** The row that holds focus; -1 without one. */
  keptIndex: number;
}

/** What the scroll region of a table knows of itself. */
export interface RegionState {
  stretches: readonly Stretch[];
  /** Whether there is anything to scroll to, so that the region has to take focus. */
  isScrollable: boolean;
  /** Whether it is wider than its frame. */
  isSideways: boolean;
  /** Width of the columns that stay in place. */
  stickyWidthPx: number;
  onScroll: () => void;
}

/** Measures the scroll region and returns the rows to render. */
export function useTableWindow({
  region,
  rowCount,
  rowHeightPx,
  isVirtual,
  keptIndex,
}: TableWindowOptions): RegionState {
  const [firstInView, setFirstInView] = useState(0);
  const [size, setSize] = useState({
    heightPx: ASSUMED_HEIGHT_PX,
    isScrollable: false,
    isSideways: false,
    stickyWidthPx: 0,
  });
  const known = useRef(size);

  useEffect(() => {
    const element = region.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => {
      const next = measure(element);
      const isSame = Object.entries(next).every(([key, value]) => known.current[key as keyof typeof next] === value);
      if (!isSame) setSize(next);
      known.current = next;
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [region]);

  const inView = Math.ceil(size.heightPx / rowHeightPx) + 1;
  return {
    stretches: isVirtual
      ? stretchesOf({ rowCount, firstInView, inView, spare: SPARE_ROWS, kept: keptIndex === -1 ? null : keptIndex })
      : [{ isDrawn: true, from: 0, to: rowCount }],
    isScrollable: size.isScrollable,
    isSideways: size.isSideways,
    stickyWidthPx: size.stickyWidthPx,
    onScroll() {
      if (isVirtual && region.current) setFirstInView(Math.floor(region.current.scrollTop / rowHeightPx));
    },
  };
}

function measure(element: HTMLElement) {
  const sticky = [...element.querySelectorAll('thead [data-sticky]')];
  const isSideways = element.scrollWidth > element.clientWidth + 1;
  return {
    heightPx: element.clientHeight || ASSUMED_HEIGHT_PX,
    isScrollable: isSideways || element.scrollHeight > element.clientHeight + 1,
    isSideways,
    stickyWidthPx: sticky.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0),
  };
}
