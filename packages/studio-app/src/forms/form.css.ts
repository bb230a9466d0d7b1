import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A form is a column of fields, 16 px apart, no wider than a line of prose; a dialog as high as a phone has its buttons at the foot. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxWidth: vars.size.measure,
});

/** Keeps no room while it says nothing, and stays in the page, so that what comes is announced. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });
// 24 px over the foot of a dialog.
globalStyle(`${form} > :has(+ ${status}:empty)`, { paddingBlockEnd: vars.space[2] });

/** Fields that belong side by side from md on. */
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
