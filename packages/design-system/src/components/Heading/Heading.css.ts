import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { label, titleSm, title, titleLg } = vars.typography;

export const heading = style(
  inComponents({ minWidth: 0, fontFamily: vars.font.family.sans, overflowWrap: 'anywhere' }),
);

export const size = styleVariants({ label, titleSm, title, titleLg }, (type) => [inComponents(type)]);

export const count = style(
  inComponents({
    display: 'inline-block',
    marginInlineStart: vars.space.half,
    color: vars.color.text.secondary,
    ...vars.typography.body,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${size.label} &`]: vars.typography.label },
  }),
);
