import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { frame } from '../../widgets/Picture.css.ts';

const { space } = vars;

export const hint = style({ flex: 1, padding: space[5] });

/** The picture is beside the name in a sheet, and above it in the column. */
export const detail = style({
  flex: 1,
  gridTemplateColumns: '112px minmax(0, 1fr)',
  padding: `0 ${space[4]} ${space[4]}`,
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0, paddingBottom: space[5] } },
});

export const picture = style([
  frame,
  {
    '@media': {
      [media.fromLg]: { borderRadius: 0 },
      [`${media.fromLg} and (max-height: 960px)`]: { aspectRatio: '2 / 1' },
    },
  },
]);

/** The button is beside both lines. Below sm, it is under them. */
export const heading = style({
  '@media': {
    [media.belowSm]: { flexDirection: 'column', alignItems: 'start', gap: space[2] },
    [media.fromLg]: { paddingInline: space[5] },
  },
});

/** Inline, so that the line keeps the height of text. */
export const fact = style({ display: 'inline-flex' });

export const facts = style({ gridColumn: '1 / -1', '@media': { [media.fromLg]: { paddingInline: space[5] } } });
