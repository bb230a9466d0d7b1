'use client';
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar';
import { ChartPieSliceIcon } from '@phosphor-icons/react/dist/csr/ChartPieSlice';
import type { ComponentPropsWithRef } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/index.js';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { BarChart } from '../BarChart/index.js';
import type { ChartItem } from '../chart-data.js';
import type { ChartTexts } from '../chart-texts.js';
import { CHART_TYPES, type ChartType } from '../chart-type.js';
import { DonutChart } from '../DonutChart/index.js';
import * as styles from './Chart.css.js';

/** Texts of a chart and of the switch between its views. */
export interface SwitchedChartTexts extends ChartTexts {
  /** Accessible name of the switch. */
  type: string;
  /** The view as a donut. */
  pie: string;
  /** The view as bars. */
  bar: string;
}

const SWITCH_TEXTS = { type: 'Chart type', pie: 'Pie', bar: 'Bar' } as const;
const ICONS = { pie: ChartPieSliceIcon, bar: ChartBarIcon };

export interface ChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** In the order in which they are drawn. Ids are unique; counts are whole and not below 0. */
  data: readonly ChartItem[];
  /** What is counted: accessible name of the chart and caption of its legend. */
  label: string;
  /** The view; controlled. */
  type?: ChartType;
  /** The view at first. @default 'pie' */
  defaultType?: ChartType;
  /** The reader chose the other view. */
  onTypeChange?: (type: ChartType) => void;
  /** Called with the name of the bar that is clicked. */
  onBarClick?: (name: string) => void;
  /** Called with the id of the slice that is clicked. */
  onSliceClick?: (id: string) => void;
  /** Shows the legend, the table of values, in both views; hidden, it stays readable for screen readers. @default true */
  showLegend?: boolean;
  /** Built-in texts to replace. */
  texts?: Partial<SwitchedChartTexts>;
}

/**
 * The same data as a donut or as bars; the reader switches.
 *
 * @see CHART-001..003
 */
export function Chart({
  data,
  label,
  type,
  defaultType = 'pie',
  onTypeChange,
  onBarClick,
  onSliceClick,
  showLegend = true,
  texts,
  className,
  ...rest
}: ChartProps) {
  const [view, setView] = useControllableState(type, defaultType, onTypeChange);
  const words = { ...SWITCH_TEXTS, ...texts };
  const options = CHART_TYPES.map((value) => {
    const Icon = ICONS[value];
    return { value, label: words[value], icon: <Icon size={18} />, selectedIcon: <Icon size={18} weight="fill" /> };
  });
  const shared = { data, label, texts, showLegend };
  return (
    <div className={classNames(styles.chart, className)} {...rest}>
      <SegmentedControl
        className={styles.types}
        aria-label={words.type}
        options={options}
        value={view}
        onValueChange={setView}
      />
      {view === 'bar' ? (
        <BarChart {...shared} onBarClick={onBarClick} />
      ) : (
        <DonutChart {...shared} onSliceClick={onSliceClick} />
      )}
    </div>
  );
}
