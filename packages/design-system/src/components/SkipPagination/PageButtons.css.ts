import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';

export const nav = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Toasts are at the start side.
    justifyContent: 'flex-end',
    gap: vars.space[1],
    color: vars.color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
  }),
);

export const status = style(
  inComponents({ margin: 0, padding: `0 ${vars.space[2]}`, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

/** Kept in the tab order, so that focus does not fall off at the ends. */
export const ended = style(
  inComponents({ selectors: { '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'default' } } }),
);

// Back is where the reading came from.
globalStyle(`[dir="rtl"] ${ended} svg`, inComponentsGlobal({ transform: 'scaleX(-1)' }));
