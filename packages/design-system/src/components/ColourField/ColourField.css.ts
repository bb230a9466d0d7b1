import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, space } = vars;

/** Side by side where there is room, else the swatches above the text box. */
export const frame = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space[2]} ${space[4]}`,
    minWidth: 0,
  }),
);

export const entry = style(inComponents({ flex: '1 1 12rem', minWidth: 0 }));

/** Hex codes are left-to-right in every language. */
export const hex = style(
  inComponents({
    fontFamily: vars.font.family.mono,
    unicodeBidi: 'plaintext',
    selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
  }),
);

export const sample = style(
  inComponents({
    width: 16,
    height: 16,
    border: `1px solid color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
    forcedColorAdjust: 'none',
    selectors: { '&[data-empty]': { borderColor: color.border.control } },
  }),
);

export const message = style(inComponents({ selectors: { '&:not(:empty)': { paddingTop: space[1] } } }));
