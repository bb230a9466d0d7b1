import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

export const section = style(inComponents({ fontFamily: vars.font.family.sans, color: color.text.primary }));

export const trigger = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.size.control.default,
    padding: `${space[1]} ${space[2]} ${space[1]} 0`,
    borderRadius: vars.radius.xs,
    ...vars.typography.titleSm,
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
      '&:disabled': { color: color.text.disabled, textDecoration: 'none', cursor: 'not-allowed' },
      ...focusRing,
    },
  }),
);

export const caret = style(
  inComponents({
    display: 'grid',
    transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
    selectors: {
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      '[data-state="open"] > * > * > &': { transform: 'rotate(90deg)' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const count = style(
  inComponents({ color: color.text.secondary, ...vars.typography.body, fontVariantNumeric: 'tabular-nums' }),
);

export const content = style(
  inComponents({
    paddingBlock: space[2],
    selectors: { '&[hidden]': { padding: 0 } },
    '@media': { [media.print]: { contentVisibility: 'visible' } },
  }),
);
