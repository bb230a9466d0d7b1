/** A range of rendered rows (end exclusive), or the space of skipped ones. */
export interface Stretch {
  isDrawn: boolean;
  from: number;
  to: number;
}

export interface RowWindow {
  rowCount: number;
  /** The first row in view. */
  firstInView: number;
  /** How many rows are in view at most. */
  inView: number;
  /** Rows drawn before and after those in view, so that a quick scroll shows no gap. */
  spare: number;
  /** A row that stays drawn wherever it is, since it holds focus; null without one. */
  kept: number | null;
}

/** Which rows of many are drawn, as stretches that cover all of them. */
export function stretchesOf({ rowCount, firstInView, inView, spare, kept }: RowWindow): Stretch[] {
  const last = Math.max(0, rowCount - inView);
  const first = Math.min(Math.max(firstInView, 0), last);
  const drawn: Stretch = {
    isDrawn: true,
    from: Math.max(0, first - spare),
    to: Math.min(rowCount, first + inView + spare),
  };
  const isKeptApart = kept !== null && kept >= 0 && kept < rowCount && (kept < drawn.from || kept >= drawn.to);
  const parts = isKeptApart ? [drawn, { isDrawn: true, from: kept, to: kept + 1 }] : [drawn];
  const stretches: Stretch[] = [];
  let end = 0;
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    if (part.from > end) stretches.push({ isDrawn: false, from: end, to: part.from });
    stretches.push(part);
    end = part.to;
  }
  if (end < rowCount) stretches.push({ isDrawn: false, from: end, to: rowCount });
  return stretches;
}
