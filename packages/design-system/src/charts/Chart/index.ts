export { Chart, type ChartProps, type SwitchedChartTexts } from './Chart.js';
