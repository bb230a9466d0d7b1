import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, space } = vars;

export const group = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(inComponents({ display: 'inline-flex' }));

export const overflow = style(
  inComponents({
    minWidth: 32,
    height: 32,
    padding: `0 ${space[2]}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.captionStrong,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.surface.hover }, ...focusRing },
  }),
);

export const card = style(
  inComponents({
    zIndex: vars.zIndex.popover,
    maxWidth: '20rem',
    maxHeight: '16rem',
    overflowY: 'auto',
    padding: space[2],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.text.primary,
    boxShadow: vars.elevation[2],
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
  }),
);

export const people = style(inComponents({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' }));

export const person = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[2], padding: space[1] }));
