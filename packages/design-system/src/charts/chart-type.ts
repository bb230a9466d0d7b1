/** Views a reader switches between for the same data: a donut or bars. */
export const CHART_TYPES = ['pie', 'bar'] as const;

/** One view of a chart's data. */
export type ChartType = (typeof CHART_TYPES)[number];
