/** A place in pixels. */
export interface PixelPoint {
  x: number;
  y: number;
}

/** A rectangle in pixels. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The share of a segment at which it enters and leaves a box; `null` if it passes it by. */
function shareInside(from: PixelPoint, to: PixelPoint, box: PixelBox): [enters: number, leaves: number] | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  for (const [step, room] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves ? [enters, leaves] : null;
}

const written = ({ x, y }: PixelPoint): string => `${Math.round(x)} ${Math.round(y)}`;

/**
 * Returns the data of an SVG path through points, cut off at a box: browsers draw lines of millions of pixels slowly and in the
 * wrong place. Points within a pixel of the one before are left out.
 */
export function trackPath(points: readonly PixelPoint[], box: PixelBox): string {
  const parts: string[] = [];
  let [last = { x: 0, y: 0 }] = points;
  let end = '';
  for (const point of points.slice(1)) {
    if (Math.abs(point.x - last.x) < 1 && Math.abs(point.y - last.y) < 1) continue;
    const share = shareInside(last, point, box);
    if (share) {
      const [from, to] = share.map((at) =>
        written({ x: last.x + at * (point.x - last.x), y: last.y + at * (point.y - last.y) }),
      ) as [string, string];
      parts.push(from === end ? `L${to}` : `M${from}L${to}`);
      end = to;
    }
    last = point;
  }
  return parts.join('');
}
