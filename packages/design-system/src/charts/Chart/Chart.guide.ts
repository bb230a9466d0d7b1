import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People switch between shares of a whole and a comparison of the same counts.'],
  whenNot: [
    'One view answers the question: use [DonutChart] or [BarChart] alone.',
    'There are single values: use [StatisticList].',
  ],
  keyboard: [
    ['Tab', 'Moves to the switch, then to the chart'],
    ['Arrow keys on the switch', 'Choose the other view'],
    ['Arrow keys, Home, End on the chart', 'Move between bars or slices and show their tooltip'],
    ['Enter, Space', 'Clicks the bar or slice, where a callback is given'],
    ['Escape', 'Closes the tooltip'],
  ],
  accessibility: [
    'The switch is a radio group named "Chart type"; the chart is a group named by `label`.',
    'In both views the legend is a table of names, counts and shares.',
    '`onBarClick` receives the name, `onSliceClick` the id.',
  ],
};
