import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;
/** Much larger than that of other items: the middle shrinks first, down to its minimum. */
const FIRST_TO_SHRINK = 1_000_000;

export const nav = style(
  inComponents({ flex: '1 1 auto', minWidth: 0, fontFamily: vars.font.family.sans, ...vars.typography.table }),
);

export const list = style(inComponents({ display: 'flex', alignItems: 'center', minWidth: 0 }));

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flex: `0 ${FIRST_TO_SHRINK} auto`,
    // Room for the separator and a few letters.
    minWidth: '3.25rem',
    selectors: { '&:first-child': { flexShrink: 0, minWidth: 0 }, '&:last-child': { flexShrink: 1, minWidth: 0 } },
    '@media': {
      // Only the parent, with a back arrow. A top-level page shows its own name.
      [media.belowMd]: { selectors: { '&:not(:nth-last-child(2), :only-child)': { display: 'none' } } },
    },
  }),
);

export const crumb = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    padding: space[1],
    margin: `calc(-1 * ${space[1]})`,
    borderRadius: vars.radius.xs,
    color: color.text.secondary,
    textDecoration: 'none',
    selectors: {
      '&[href]:hover': { color: color.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
      '&[aria-current]': { color: color.text.primary, fontWeight: vars.font.weight.semibold },
      ...focusRing,
    },
    '@media': {
      [media.belowMd]: { minHeight: vars.size.control.touch, ...vars.typography.label, color: color.text.primary },
    },
  }),
);

export const words = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

const flipped = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export const separator = style(
  inComponents({
    flexShrink: 0,
    marginInline: space[2],
    color: color.text.secondary,
    selectors: { [`${item}:first-child > &`]: { display: 'none' }, ...flipped },
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);

export const back = style(
  inComponents({
    display: 'none',
    flexShrink: 0,
    selectors: flipped,
    '@media': { [media.belowMd]: { selectors: { [`${item}:not(:last-child) &`]: { display: 'block' } } } },
  }),
);
