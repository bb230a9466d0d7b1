import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;
const over = '[data-over] &';

export const meter = style(
  inComponents({ color: color.text.primary, fontFamily: vars.font.family.sans, ...vars.typography.body }),
);

export const heading = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
  }),
);

export const label = style(inComponents(vars.typography.label));

export const figure = style(
  inComponents({
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...vars.typography.display,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [over]: { color: color.text.danger } },
  }),
);

export const allowed = style(inComponents({ color: color.text.secondary, ...vars.typography.body, letterSpacing: 0 }));

export const track = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    height: 12,
    marginBlock: `${space[2]} 0`,
    background: color.upload.track,
    forcedColorAdjust: 'none',
    selectors: { [over]: { background: 'none' } },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

export const used = style(
  inComponents({
    background: color.accent.solid,
    selectors: { [over]: { background: color.danger.solid } },
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);

/** Hatched, as on a drawing: beyond what is there. */
export const excess = style(
  inComponents({
    boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
    background: `repeating-linear-gradient(135deg, ${color.danger.solid} 0 4px, transparent 4px 8px)`,
  }),
);

export const limitLine = style(
  inComponents({
    position: 'absolute',
    insetBlock: '-6px -6px',
    width: 2,
    background: color.text.primary,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const scale = style(
  inComponents({
    position: 'relative',
    height: 24,
    color: color.text.secondary,
    ...vars.typography.caption,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const tick = style(
  inComponents({
    position: 'absolute',
    top: 0,
    height: 5,
    borderInlineStart: `1px solid ${color.border.control}`,
  }),
);

/** The first label is after its tick, the last before it, the others centred. */
export const tickLabel = style(
  inComponents({
    position: 'absolute',
    top: 6,
    width: '4rem',
    marginInlineStart: '-2rem',
    textAlign: 'center',
    selectors: {
      '&:first-of-type': { marginInlineStart: 0, textAlign: 'start' },
      '&:last-of-type': { color: color.text.primary, fontWeight: vars.font.weight.semibold },
      '[data-state="under"] &:last-of-type': { marginInlineStart: '-4rem', textAlign: 'end' },
    },
  }),
);

export const detail = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: color.text.secondary,
    ...vars.typography.caption,
    selectors: { [over]: { color: color.text.danger, ...vars.typography.captionStrong } },
  }),
);
