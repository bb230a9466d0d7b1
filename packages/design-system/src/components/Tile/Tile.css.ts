import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutline } from '../../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

export const tile = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.sm,
    background: color.surface.sheet,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&:has(a:hover)': { borderColor: color.border.strong, boxShadow: vars.elevation[1] },
      '&:has(a:focus-visible)': { ...focusOutline },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const frame = style(
  inComponents({
    position: 'relative',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    borderRadius: `${vars.radius.xs} ${vars.radius.xs} 0 0`,
    background: color.surface.imageWell,
    color: color.text.secondary,
  }),
);

globalStyle(
  `${frame} > img, ${frame} > svg`,
  inComponentsGlobal({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }),
);

export const plate = style(inComponents({ position: 'absolute', top: space[3], left: space[3] }));

export const brackets = style(
  inComponents({
    color: '#ffffff',
    opacity: 0,
    transform: 'scale(1.04)',
    transition: `opacity ${vars.duration.base} ${vars.easing.enter}, transform ${vars.duration.base} ${vars.easing.enter}`,
    selectors: {
      [`${tile}:has(a:hover) &`]: { opacity: 1, transform: 'none' },
      [`${tile}:has(a:focus-visible) &`]: { opacity: 1, transform: 'none', color: color.focus.ringOnImage },
    },
    '@media': { [media.reducedMotion]: { transition: 'none', transform: 'none' } },
  }),
);

export const heading = style(inComponents({ minWidth: 0, padding: `${space[3]} ${space[3]}` }));

export const title = style(
  inComponents({
    margin: 0,
    ...vars.typography.titleSm,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-struck]': { textDecoration: 'line-through', color: color.text.archived } },
  }),
);

// The link covers the whole tile, so that there is one target and one tab stop.
globalStyle(`${title} a`, inComponentsGlobal({ color: 'inherit', textDecoration: 'inherit', outline: 'none' }));
globalStyle(`${title} a::after`, inComponentsGlobal({ content: '""', position: 'absolute', inset: 0 }));

export const subtitle = style(
  inComponents({
    margin: 0,
    color: color.text.secondary,
    ...vars.typography.caption,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: 31,
    padding: `${space[1]} ${space[3]}`,
    borderTop: `${vars.borderWidth.hairline} solid ${color.border.titleBlock}`,
    color: color.text.secondary,
    ...vars.typography.caption,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Takes further lines rather than being cut. */
export const start = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[2], minWidth: 0, overflowWrap: 'anywhere' }),
);

/** Whole, on several lines if need be, and never all of the row. */
export const end = style(inComponents({ flexShrink: 0, maxWidth: '70%', textAlign: 'end' }));

/** Above the link that covers the tile. */
export const actions = style(
  inComponents({ position: 'absolute', top: space[2], insetInlineEnd: space[2], zIndex: vars.zIndex.tile }),
);
