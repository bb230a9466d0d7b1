/** A datum without its share. */
export interface ChartItem {
  id: string;
  name: string;
  count: number;
  /** A CSS colour. */
  fill: string;
}

/** One bar or slice; `percent` is its share of all counts, 0 to 100, rounded to one decimal. */
export interface ChartDatum extends ChartItem {
  percent: number;
}

/** Returns the share of a count in percent with one decimal; 0 when the total is 0. */
export function percentOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
}

/** Formats a share without the percent sign: '50.0'. */
export const formatPercent = (percent: number): string => percent.toFixed(1);

/** Adds its share to every datum. */
export function toChartData(items: readonly ChartItem[]): ChartDatum[] {
  const total = items.reduce((sum, { count }) => sum + count, 0);
  return items.map((item) => ({ ...item, percent: percentOf(item.count, total) }));
}
