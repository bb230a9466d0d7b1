import { BarChart } from '../../../charts/BarChart/index.js';
import { Chart } from '../../../charts/Chart/index.js';
import { ChartLegend } from '../../../charts/ChartLegend/index.js';
import { ChartTooltip } from '../../../charts/ChartTooltip/index.js';
import { DonutChart } from '../../../charts/DonutChart/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const data = [
  { id: 'crack', name: 'Crack', count: 12, fill: '#24415f' },
  { id: 'rust', name: 'Rust', count: 7, fill: '#8a3b12' },
  { id: 'moss', name: 'Moss', count: 3, fill: '#4f5a48' },
];

/** Charts. */
export const charts: readonly Subject[] = [
  {
    name: 'BarChart',
    element: <BarChart data={data} label="Defects by category" onBarClick={noop} />,
    outer: HTMLDivElement,
    arrows: '{ArrowDown}',
    opens: { press: null, shows: '[role=tooltip]' },
  },
  {
    name: 'Chart',
    element: <Chart data={data} label="Defects by category" />,
    outer: HTMLDivElement,
    arrows: '{ArrowDown}',
  },
  {
    name: 'ChartLegend',
    element: <ChartLegend data={data} caption="Defects by category" />,
    outer: HTMLTableElement,
  },
  {
    name: 'ChartTooltip',
    element: <ChartTooltip datum={{ name: 'Crack', count: 12, percent: 54.5 }} />,
    outer: HTMLDivElement,
  },
  {
    name: 'DonutChart',
    element: <DonutChart data={data} label="Defects by category" onSliceClick={noop} />,
    outer: HTMLDivElement,
    arrows: '{ArrowDown}',
    opens: { press: null, shows: '[role=tooltip]' },
  },
];
