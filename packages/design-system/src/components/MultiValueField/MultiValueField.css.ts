import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, space } = vars;

export const frame = style(
  inComponents({ display: 'flex', flexDirection: 'column', rowGap: space[2], position: 'relative', minWidth: 0 }),
);

export const entry = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[2],
  }),
);

/** Always in the page, so that messages are announced. Takes no space while empty. */
export const messages = style(
  inComponents({
    display: 'grid',
    rowGap: space[1],
    selectors: { '&:empty': { marginTop: `calc(-1 * ${space[2]})` } },
  }),
);

export const duplicates = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[2],
    color: color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.caption,
    overflowWrap: 'anywhere',
  }),
);

/** Aligned with the first line. */
export const sign = style(inComponents({ marginTop: space.hair }));
