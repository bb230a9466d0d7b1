import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;
const rule = `${vars.borderWidth.hairline} solid ${color.border.titleBlock}`;

/** Each cell draws its right and lower rule; the frame's overflow hides the outermost ones. */
export const block = style(
  inComponents({
    display: 'grid',
    margin: 0,
    overflow: 'hidden',
    border: rule,
    borderRadius: vars.radius.sm,
    background: color.surface.sheet,
    fontFamily: vars.font.family.sans,
  }),
);

const columnCount = (count: number) => [
  inComponents({
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.fromSm]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
      [media.fromLg]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  }),
];

export const columns = styleVariants({ 1: columnCount(1), 2: columnCount(2), 3: columnCount(3), 4: columnCount(4) });

export const cell = style(
  inComponents({
    minWidth: 0,
    margin: '0 -1px -1px 0',
    padding: `${space[2]} ${space[3]}`,
    borderRight: rule,
    borderBottom: rule,
  }),
);

// Its own upper rule closes a row above that is not full.
export const wide = style(inComponents({ gridColumn: '1 / -1', borderTop: rule }));

export const label = style(inComponents({ color: color.text.secondary, ...vars.typography.caption }));

export const value = style(
  inComponents({
    margin: 0,
    color: color.text.primary,
    ...vars.typography.body,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: { '&[data-empty]': { color: color.text.tertiary, fontWeight: vars.font.weight.regular } },
  }),
);
