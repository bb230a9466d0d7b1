import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

/** As high as its button, so that the step beyond the page moves nothing. */
export const row = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minHeight: vars.size.control.default,
    color: vars.color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    fontVariantNumeric: 'tabular-nums',
  }),
);
