import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';

/** Two letters in a box. */
export const marker = style(
  inComponents({
    position: 'relative',
    flexShrink: 0,
    padding: `0 3px`,
    border: '1px solid currentColor',
    borderRadius: vars.radius.xs,
    fontSize: '0.625rem',
    lineHeight: '0.75rem',
    fontWeight: vars.font.weight.bold,
    letterSpacing: '0.02em',
  }),
);

/** Reached by keys, because its tooltip says something. */
export const explained = style(inComponents({ selectors: { ...focusRing } }));
