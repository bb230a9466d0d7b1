import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const account = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[1],
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.borderWidth.focusGap,
    },
  },
});

/** Below md for screen readers only: the picture leads to the profile as well. */
export const words = style({
  display: 'grid',
  justifyItems: 'end',
  minWidth: 0,
  fontFamily: vars.font.family.sans,
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

export const name = style({
  maxWidth: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.primary,
  ...vars.typography.label,
  fontWeight: vars.font.weight.semibold,
});

export const role = style({ color: vars.color.text.secondary, ...vars.typography.caption });
