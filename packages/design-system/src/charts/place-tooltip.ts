/** Distance from the point to the tooltip, in pixels: the length of its arrow. */
export const TOOLTIP_GAP = 6;

/** Minimum distance of the arrow from a corner. */
const ARROW_INSET = 8;

/** A point of a chart in pixels: along the line of text, and from the top. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** Position of a tooltip in a chart, in pixels. */
export interface TooltipPlace {
  x: number;
  y: number;
  side: 'above' | 'below';
  /** Position of the arrow tip from the start edge of the tooltip. */
  arrowX: number;
}

/** Places a tooltip centred above its point, shifted to stay within the chart, or below the point without room above. */
export function placeTooltip(
  point: ChartPoint,
  size: { width: number; height: number },
  chartWidth: number,
): TooltipPlace {
  const x = Math.max(0, Math.min(point.x - size.width / 2, chartWidth - size.width));
  const above = point.y - TOOLTIP_GAP - size.height;
  const arrowX = Math.max(ARROW_INSET, Math.min(point.x - x, size.width - ARROW_INSET));
  return above >= 0 ? { x, y: above, side: 'above', arrowX } : { x, y: point.y + TOOLTIP_GAP, side: 'below', arrowX };
}
