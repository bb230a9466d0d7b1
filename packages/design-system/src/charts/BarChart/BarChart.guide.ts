import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People compare counts of categories.',
    'There are more categories than a ring can show, or the counts are close.',
  ],
  whenNot: [
    'The share of the whole matters, with up to eight parts: use [DonutChart].',
    'People choose between both: use [Chart].',
    'One amount is compared with a limit: use [UsageMeter].',
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
    'A group named by `label`. Each bar is a button if it is clickable, else an image, named by name, count and share.',
    'The legend is a table with the same values; without `showLegend` it is for screen readers only.',
    'Bars have names, so colour is never needed. In forced colours they keep their fill and get an outline.',
    'Below 52 pixels per bar, only every second or third shows its name; the others show it on hover, focus and in the legend.',
    'In right-to-left pages the axis is on the right.',
  ],
};
