import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

export const table = style(
  inComponents({
    width: '100%',
    borderBlock: `${vars.borderWidth.hairline} solid ${color.border.default}`,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    fontVariantNumeric: 'tabular-nums',
    ...vars.typography.table,
    '@media': { [media.moreContrast]: { borderColor: color.border.strong } },
  }),
);

export const row = style(
  inComponents({
    selectors: {
      '& + &': { borderBlockStart: `${vars.borderWidth.hairline} solid ${color.border.hairline}` },
      '&[data-active]': { background: color.surface.hover },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  }),
);

const cell = { padding: `${space.half} ${space[2]}`, verticalAlign: 'top' } as const;

const SWATCH = 12;

/** As wide as the numbers leave, long names break. */
export const name = style(
  inComponents({
    ...cell,
    position: 'relative',
    width: '100%',
    paddingInlineStart: `calc(2 * ${space[2]} + ${SWATCH}px)`,
    overflowWrap: 'anywhere',
    fontWeight: vars.font.weight.regular,
  }),
);

/** A name of the other direction of script still starts at its swatch. */
export const words = style(inComponents({ display: 'block', textAlign: ['-webkit-match-parent', 'match-parent'] }));

export const number = style(inComponents({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' }));

export const count = style(inComponents({ fontWeight: vars.font.weight.semibold }));

export const percent = style(inComponents({ color: color.text.secondary }));

/** Vertically centred on the first line. */
export const swatch = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: space[2],
    top: `calc(${space.half} + (${vars.typography.table.lineHeight} - ${SWATCH}px) / 2)`,
    width: SWATCH,
    height: SWATCH,
    border: `1px solid color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);
