import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;
const over = (gap: string) => `calc(-1 * ${gap})`;
const gutter = 'var(--ds-gutter, 0px)';

/** Fills the width of the content and the remaining height of the window. */
export const frame = style({
  position: 'relative',
  flex: 1,
  minHeight: '26rem',
  margin: `${over(space[6])} ${over(gutter)} ${over(gutter)}`,
  '@media': {
    [media.belowSm]: { marginTop: over(space[3]) },
    [media.fromLg]: { minHeight: '40rem' },
  },
});

/** The map with a sheet below it. From lg, with panels of 24rem beside it. */
export const layout = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.fromLg]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${size.sidePanel}` } },
});

export const map = style({ flex: 1, width: '100%', minHeight: 0 });

export const loading = style({ flex: 1, display: 'grid', placeItems: 'center', background: color.surface.imageWell });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  borderInlineStart: `1px solid ${color.border.default}`,
  background: color.surface.sheet,
});

/** Takes the place of the details when the search finds nothing. */
export const none = style({ flex: 1 });
