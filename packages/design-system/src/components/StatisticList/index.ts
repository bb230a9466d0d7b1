export { STATISTIC_LABELS, StatisticList, type Statistic, type StatisticListProps } from './StatisticList.js';
