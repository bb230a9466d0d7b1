'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { formatPercent, toChartData, type ChartItem } from '../chart-data.js';
import { CHART_TEXTS, type ChartTexts } from '../chart-texts.js';
import * as styles from './ChartLegend.css.js';

export interface ChartLegendProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** One row each, in this order. */
  data: readonly ChartItem[];
  /** What is counted; read to screen readers only. */
  caption: string;
  /** The row that is marked, as the mark it explains. */
  activeId?: string | null;
  /** The pointer came to a row, or left it: `null`. */
  onActiveIdChange?: (id: string | null) => void;
  /** Headings to replace; they are read to screen readers only. */
  texts?: Partial<Pick<ChartTexts, 'name' | 'count' | 'percent'>>;
}

/**
 * Colour, name, count and share of every mark of a chart: its legend, and the table of its values for everyone who
 * does not see the drawing. `ref`, `className` and the remaining attributes reach the `<table>`.
 */
export function ChartLegend({
  data,
  caption,
  activeId = null,
  onActiveIdChange,
  texts,
  className,
  ...rest
}: ChartLegendProps) {
  const headings = { ...CHART_TEXTS, ...texts };
  return (
    <table className={classNames(styles.table, className)} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[headings.name, headings.count, headings.percent].map((heading) => (
            <th key={heading} scope="col">
              <VisuallyHidden>{heading}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toChartData(data).map(({ id, name, count, fill, percent }) => (
          <tr
            key={id}
            className={styles.row}
            data-active={id === activeId ? '' : undefined}
            onPointerEnter={() => onActiveIdChange?.(id)}
            onPointerLeave={() => onActiveIdChange?.(null)}
          >
            <th scope="row" className={styles.name}>
              <span className={styles.swatch} style={{ background: fill }} aria-hidden="true" />
              <bdi className={styles.words}>{name}</bdi>
            </th>
            <td className={classNames(styles.number, styles.count)}>{count}</td>
            <td className={classNames(styles.number, styles.percent)}>{formatPercent(percent)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
