import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const gutter = 'var(--ds-gutter, 0px)';

/** From edge to edge of the content, and as high as what is left of the window. */
export const frame = style({
  position: 'relative',
  flex: 1,
  minHeight: '26rem',
  marginTop: `calc(-1 * ${space[6]})`,
  marginInline: `calc(-1 * ${gutter})`,
  marginBottom: `calc(-1 * ${gutter})`,
  '@media': {
    [media.belowSm]: { marginTop: `calc(-1 * ${space[3]})` },
    [media.fromLg]: { minHeight: '40rem' },
  },
});

/** The map with a sheet below it, and from lg on 24rem of panels beside it. */
export const layout = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.fromLg]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${vars.size.sidePanel}` } },
});

export const map = style({ flex: 1, width: '100%', minHeight: 0 });

export const loading = style({ flex: 1, display: 'grid', placeItems: 'center', background: color.surface.imageWell });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowY: 'auto',
  borderInlineStart: `1px solid ${color.border.default}`,
  background: color.surface.sheet,
});

/** Where nothing is found, the place of the details. */
export const none = style({ flex: 1 });
