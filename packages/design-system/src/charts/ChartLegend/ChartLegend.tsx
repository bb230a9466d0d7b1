'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { formatPercent, toChartData, type ChartItem } from '../chart-data.js';
import { CHART_TEXTS, type ChartTexts } from '../chart-texts.js';
import * as styles from './ChartLegend.css.js';

export interface ChartLegendProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** The data, one row each. */
  data: readonly ChartItem[];
  /** What is counted; a caption for screen readers. */
  caption: string;
  /** The id of the highlighted row. */
  activeId?: string | null;
  /** Called with the id of the hovered row, or `null` when the pointer leaves. */
  onActiveIdChange?: (id: string | null) => void;
  /** Replaces the headings for screen readers. */
  texts?: Partial<Pick<ChartTexts, 'name' | 'count' | 'percent'>>;
}

/**
 * The legend of a chart: colour, name, count and share of every mark, as a table. `ref`, `className` and other attributes
 * are passed to the `<table>`.
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
            <td className={classNames(styles.number, styles.percent)}>{`${formatPercent(percent)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
