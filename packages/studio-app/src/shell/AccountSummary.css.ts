import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const account = style({
  position: 'relative',
  padding: space[1],
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: color.surface.hover } },
});

/** Below md, for screen readers only. The picture links to the profile, too. */
export const words = style({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const name = style({ maxWidth: '14rem' });
