import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, space } = vars;

export const caption = style(
  inComponents({
    color: color.text.secondary,
    fontWeight: vars.font.weight.regular,
    selectors: { 'button:disabled &': { color: 'inherit' } },
  }),
);

export const list = style(
  inComponents({
    zIndex: vars.zIndex.menu,
    minWidth: 'var(--radix-dropdown-menu-trigger-width)',
    padding: `${space[1]} 0`,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    boxShadow: vars.elevation[2],
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
  }),
);

export const option = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: vars.size.control.default,
    padding: `0 ${space[3]}`,
    borderInlineStart: '2px solid transparent',
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-highlighted]': { background: color.accent.subtle, borderInlineStartColor: color.accent.mark },
      '&[data-state="checked"]': { fontWeight: vars.font.weight.semibold },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);
