import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutline } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '100%',
    minHeight: size.control.targetMin,
    paddingInline: space[2],
    border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.xs,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.captionStrong,
  }),
);

/** The focus ring is around the whole chip, as the button is its only control. */
export const removable = style(
  inComponents({ paddingInlineEnd: 0, selectors: { '&:has(:focus-visible)': focusOutline } }),
);

export const invalid = style(
  inComponents({ borderColor: color.border.invalid, boxShadow: `inset 0 0 0 1px ${color.border.invalid}` }),
);

/** The colour is data, so it is the same in both themes and needs a border. */
export const swatch = style(
  inComponents({
    flexShrink: 0,
    width: 10,
    height: 10,
    border: `1px solid color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
    forcedColorAdjust: 'none',
  }),
);

export const words = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

export const archived = style(
  inComponents({ color: color.text.archived, fontWeight: vars.font.weight.regular, textDecoration: 'line-through' }),
);

export const archivedSwatch = style(inComponents({ opacity: 0.7 }));

/** Looks 20 px large, with a target of 24 px, or of touch size for a coarse pointer. */
export const remove = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    marginInline: `calc(-1 * ${space[1]}) ${space.hair}`,
    borderRadius: vars.radius.xs,
    color: 'inherit',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: -2 },
      '&:hover:enabled': { background: color.surface.hover },
      '&:active:enabled': { background: color.surface.pressed },
      '&:disabled': { color: color.text.disabled },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [media.coarsePointer]: { width: 36, height: 36, selectors: { '&::after': { inset: -4 } } } },
  }),
);
