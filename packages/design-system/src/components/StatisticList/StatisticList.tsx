import { TitleBlock, type TitleBlockProps } from '../TitleBlock/index.js';

/** The statistics, in order. */
export const STATISTIC_LABELS = { low: 'Low', high: 'High', median: 'Median', average: 'Average' } as const;

export type Statistic = keyof typeof STATISTIC_LABELS;

const ORDER = ['low', 'high', 'median', 'average'] as const satisfies readonly Statistic[];

export interface StatisticListProps extends Omit<TitleBlockProps, 'items'> {
  /** The values, all in one unit. A value that is not finite shows the empty text. */
  values: Readonly<Record<Statistic, number | null | undefined>>;
  /** Formats a value with its unit, such as '8.4 °C'. @default String */
  format?: (value: number) => string;
  /** Replaces built-in texts. */
  labels?: Readonly<Record<Statistic, string>>;
}

/** Shows Low, High, Median and Average of a measurement. */
export function StatisticList({
  values,
  format = String,
  labels = STATISTIC_LABELS,
  columns = 4,
  ...rest
}: StatisticListProps) {
  const items = ORDER.map((statistic) => {
    const value = values[statistic];
    return {
      label: labels[statistic],
      value: typeof value === 'number' && Number.isFinite(value) ? format(value) : null,
    };
  });
  return <TitleBlock items={items} columns={columns} {...rest} />;
}
