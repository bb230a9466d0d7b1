import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Counts of categories are compared with each other.',
    'There are more categories than a ring can show, or the counts are close.',
  ],
  whenNot: [
    'The share of the whole is what matters, in up to eight parts: use [DonutChart].',
    'The reader chooses between both: use [Chart].',
    'One amount is held against a limit: use [UsageMeter].',
  ],
  keyboard: [
    ['Tab', 'Moves to the chart: to the first bar, later to the one last visited. Shows its tooltip'],
    ['Arrow right, arrow down', 'Next bar; where text runs from right to left, arrow left'],
    ['Arrow left, arrow up', 'Bar before; where text runs from right to left, arrow right'],
    ['Home, End', 'First or last bar'],
    ['Enter, Space', 'Clicks the bar, where `onBarClick` is given'],
    ['Escape', 'Closes the tooltip, of the focus or of the pointer, and nothing else'],
  ],
  accessibility: [
    'A group named by `label`. Each bar is a button where it can be clicked, else an image, with name, count and share.',
    'The legend is a table with the same values; without `showLegend` it is there for screen readers only.',
    'Bars carry their names: colour is never needed. In forced colours they keep their fill and get an edge.',
    'Below 52 pixels a bar only every second or third has its name under it; the others tell it on hover and focus, and in the legend.',
    'In right-to-left pages the axis is on the right.',
  ],
};
