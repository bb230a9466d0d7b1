import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;
const rule = `${vars.borderWidth.hairline} solid ${color.border.hairline}`;

/** Below md, a row is a block: the field, both values side by side, the choice. */
export const table = style(
  inComponents({
    width: '100%',
    borderCollapse: 'collapse',
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.table,
    overflowWrap: 'anywhere',
    '@media': { [media.belowMd]: { display: 'block' } },
  }),
);

export const head = style(
  inComponents({
    '@media': {
      [media.belowMd]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    },
  }),
);

const cell = {
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const columnHeader = style(
  inComponents({ ...cell, borderBottom: rule, color: color.text.secondary, ...vars.typography.label }),
);

export const body = style(inComponents({ '@media': { [media.belowMd]: { display: 'block' } } }));

export const row = style(
  inComponents({
    borderBottom: rule,
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: space[3],
        paddingBlock: space[2],
      },
    },
  }),
);

const wholeRow = { '@media': { [media.belowMd]: { gridColumn: '1 / -1', width: 'auto' } } };

export const field = style(inComponents({ ...cell, ...vars.typography.label, width: '20%', ...wholeRow }));

export const value = style(
  inComponents({
    ...cell,
    color: color.text.secondary,
    selectors: { '&[data-chosen]': { color: color.text.primary } },
  }),
);

export const columnName = style(
  inComponents({
    display: 'none',
    ...vars.typography.caption,
    '@media': { [media.belowMd]: { display: 'block' } },
  }),
);

/** As narrow as its control, so that the values get the room. */
export const choice = style(
  inComponents({
    ...cell,
    width: '1%',
    whiteSpace: 'nowrap',
    paddingInlineEnd: 0,
    '@media': { [media.belowMd]: { ...wholeRow['@media'][media.belowMd], whiteSpace: 'normal' } },
  }),
);
