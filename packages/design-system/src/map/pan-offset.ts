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

/**
 * What is left of a frame beside the things that cover its edges, a column of buttons or a list: each takes the side
 * where the least is lost.
 */
export function roomBeside(frame: Edges, covers: readonly Edges[]): Edges {
  return covers.reduce((room, cover) => {
    const { left, top, right, bottom } = room;
    const edges = { left, top, right, bottom };
    const misses = cover.left >= right || cover.right <= left || cover.top >= bottom || cover.bottom <= top;
    if (misses) return edges;
    const rooms = [
      { ...edges, left: cover.right },
      { ...edges, right: cover.left },
      { ...edges, top: cover.bottom },
      { ...edges, bottom: cover.top },
    ];
    return rooms.reduce((best, each) => (areaOf(each) > areaOf(best) ? each : best));
  }, frame);
}

const areaOf = ({ left, top, right, bottom }: Edges) => Math.max(0, right - left) * Math.max(0, bottom - top);
