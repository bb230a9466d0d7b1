import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { linkRow } from '../../widgets/link.css.ts';
import { frame } from '../../widgets/Picture.css.ts';

const { space } = vars;

/** From lg, 432 px for the facts and the rest for the inspections. */
export const profile = style({
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 432px) minmax(0, 1fr)' } },
});

/** In print, the picture is small and follows the title block. */
export const picture = style([frame, { '@media': { [media.print]: { order: 1, width: '8cm' } } }]);

export const inspections = style({ selectors: { '&[aria-busy="true"]': { opacity: 0.6 } } });

export const row = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: space[3],
  },
]);

export const thumb = style([
  frame,
  { width: 120, '@media': { [media.belowSm]: { gridRow: 'span 2', alignSelf: 'start', width: 84 } } },
]);

/** Status above the date at the end of the row. Below sm, both on one line under the text. */
export const state = style({
  '@media': {
    [media.belowSm]: { gridColumn: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] },
  },
});
