import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const fieldError = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[2],
    color: vars.color.text.danger,
    fontFamily: vars.font.family.sans,
    ...vars.typography.captionStrong,
    overflowWrap: 'anywhere',
  }),
);

/** Aligned with the first line. */
export const sign = style(inComponents({ marginTop: vars.space.hair }));
