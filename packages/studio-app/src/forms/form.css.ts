import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A form is a column of fields, 16 px apart, no wider than a line of prose. */
export const form = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], maxWidth: vars.size.measure });

/** Fields that belong side by side from md on. */
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
