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
  /** The accessible name of the switch. */
  type: string;
  /** The label of the donut view. */
  pie: string;
  /** The label of the bar view. */
  bar: string;
}

const SWITCH_TEXTS = { type: 'Chart type', pie: 'Pie', bar: 'Bar' } as const;
const ICONS = { pie: ChartPieSliceIcon, bar: ChartBarIcon };

export interface ChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label'> {
  /** The data, in display order. Ids are unique; counts are integers from 0. */
  data: readonly ChartItem[];
  /** What is counted: the accessible name of the chart and the caption of its legend. */
  label: string;
  /** The view when controlled. */
  type?: ChartType;
  /** The initial view when uncontrolled. @default 'pie' */
  defaultType?: ChartType;
  /** Called with the newly selected view. */
  onTypeChange?: (type: ChartType) => void;
  /** Called with the name of a clicked bar. */
  onBarClick?: (name: string) => void;
  /** Called with the id of a clicked slice. */
  onSliceClick?: (id: string) => void;
  /** Whether to show the legend with the values; screen readers always have it. @default true */
  showLegend?: boolean;
  /** Replaces built-in texts. */
  texts?: Partial<SwitchedChartTexts>;
}

/** A chart that people switch between donut and bars. */
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
