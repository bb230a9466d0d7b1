/** Built-in texts of a bar or donut chart. */
export interface ChartTexts {
  /** Second line of the tooltip and end of a mark's name; `percent` has one decimal and no sign: '37.5'. */
  counts: (count: number, percent: string) => string;
  /** Shown instead of the chart when there is no data. */
  empty: string;
  /** Heading of the names in the legend. */
  name: string;
  /** Heading of the counts in the legend. */
  count: string;
  /** Heading of the shares in the legend. */
  percent: string;
}

/** Default texts of a chart. */
export const CHART_TEXTS: ChartTexts = {
  counts: (count, percent) => `Counts: ${count} (${percent}%)`,
  empty: "There's nothing here yet.",
  name: 'Category',
  count: 'Counts',
  percent: 'Percent',
};
