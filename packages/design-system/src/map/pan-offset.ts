/** Edges in pixels of one common origin. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How far the map moves so that a box lies inside its frame.
 *
 * @returns pixels to pan east and south; `0` where it already fits; a box larger than the frame shows its start
 */
export function panOffset(box: Edges, frame: Edges, marginPx: number): { x: number; y: number } {
  const along = (start: number, end: number, from: number, to: number) => {
    const before = start - (from + marginPx);
    if (before < 0) return before;
    return Math.max(0, Math.min(end - (to - marginPx), before));
  };
  return {
    x: along(box.left, box.right, frame.left, frame.right),
    y: along(box.top, box.bottom, frame.top, frame.bottom),
  };
}
