export { BarChart, type BarChartProps } from './charts/BarChart/index.js';
export { Chart, type ChartProps, type SwitchedChartTexts } from './charts/Chart/index.js';
export { toChartData, type ChartDatum, type ChartItem } from './charts/chart-data.js';
export type { ChartTexts } from './charts/chart-texts.js';
export { CHART_TYPES, type ChartType } from './charts/chart-type.js';
export { ChartLegend, type ChartLegendProps } from './charts/ChartLegend/index.js';
export { ChartTooltip, type ChartTooltipProps } from './charts/ChartTooltip/index.js';
export { DonutChart, type DonutChartProps } from './charts/DonutChart/index.js';
export type { ChartPoint } from './charts/place-tooltip.js';
