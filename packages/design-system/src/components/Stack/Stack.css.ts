import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const shrinking = 'minmax(0, 1fr)';

/** Rows are as high as their content, however high the stack is. */
export const stack = style(
  inComponents({ display: 'grid', gridTemplateColumns: shrinking, alignContent: 'start', minWidth: 0 }),
);

const equal = (count: number) =>
  inComponents({ '@media': { [media.fromMd]: { gridTemplateColumns: `repeat(${count}, ${shrinking})` } } });

const beside = (gridTemplateColumns: string) =>
  inComponents({ alignItems: 'start', '@media': { [media.fromLg]: { gridTemplateColumns } } });

export const columns = styleVariants({
  1: [],
  2: [equal(2)],
  3: [equal(3)],
  sideStart: [beside(`${vars.size.sidePanel} ${shrinking}`)],
  sideEnd: [beside(`${shrinking} ${vars.size.sidePanel}`)],
});

export const align = styleVariants({
  stretch: [],
  start: [inComponents({ justifyItems: 'start' })],
  center: [inComponents({ justifyItems: 'center' })],
  end: [inComponents({ justifyItems: 'end' })],
});

export const grow = style(inComponents({ flex: 1 }));
