import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

/** The height of title and subtitle under the picture of a Tile, with its borders. */
const HEADING_PX = 66;

/** At least as high as a Tile without rows; in a grid, as high as its neighbours. */
export const tile = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    justifyItems: 'center',
    rowGap: space[2],
    width: '100%',
    minWidth: 0,
    paddingInline: space[6],
    borderRadius: vars.radius.sm,
    background: color.dropzone.bg,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.bodyStrong,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        gridArea: '1 / 1 / -1',
        width: `calc(100% + 2 * ${space[6]})`,
        aspectRatio: '3 / 2',
        marginBottom: HEADING_PX,
      },
      '&:hover': { background: color.surface.hover },
      '&:active': { background: color.surface.pressed },
      ...focusRing,
    },
  }),
);

/** In the corners of the tile, which has no other border. */
export const brackets = style(
  inComponents({
    inset: 0,
    color: color.dropzone.mark,
    transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      [`${tile}:hover &`]: { color: color.text.primary },
      [`${tile}:focus-visible &`]: { color: color.focus.ring },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  }),
);

export const plate = style(
  inComponents({
    gridArea: '2 / 1',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control.default,
    height: vars.size.control.default,
    borderRadius: vars.radius.xs,
    background: color.accent.solid,
    color: color.text.onAccent,
    selectors: {
      [`${tile}:hover &`]: { background: color.accent.solidHover },
      [`${tile}:active &`]: { background: color.accent.solidActive },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  }),
);

export const words = style(inComponents({ gridArea: '3 / 1', maxWidth: '100%' }));
