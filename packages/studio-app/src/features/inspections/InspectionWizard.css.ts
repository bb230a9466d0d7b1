import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Aligns the end of its label with the fields. */
export const stepClose = style({ maxWidth: 'none', marginInlineEnd: `calc(-1 * ${space[3]})` });

/** Above the title of a step. */
export const restored = style({ marginBlockEnd: space[4] });

/** The bar between the words of a banner. */
export const bar = style({ flex: '1 1 8rem', maxWidth: '18rem' });

/** At most as wide as a line of prose. */
export const measured = style({ maxWidth: vars.size.measure });

/** The same height with and without a sign. */
export const note = style([measured, { minHeight: 24 }]);

export const kind = style([
  measured,
  {
    selectors: {
      '&:has(:checked)': { borderColor: color.selection.border, background: color.selection.bg },
      '&:has([aria-invalid="true"])': { borderColor: color.border.invalid },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
  },
]);
