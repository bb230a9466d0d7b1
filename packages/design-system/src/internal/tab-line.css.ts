import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { focusOutline, focusRing } from '../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../theme/in-layer.js';
import { media } from '../theme/media.js';

const { color, space } = vars;
const on = ':is([data-state="active"], [aria-current="page"])';

/** The line under the tabs, which marks the selected one. Scrolls horizontally when too long. */
export const line = style(
  inComponents({
    display: 'flex',
    gap: space[6],
    // Room for the focus ring inside the scrolling frame: 2 px beside the word, a gap of 2 px, and the ring.
    marginInline: '-6px',
    paddingInline: '6px',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
    scrollPaddingInline: space[6],
    // Under the words, not under that room.
    background: `linear-gradient(${color.border.default}, ${color.border.default}) no-repeat bottom / 100% 1px content-box`,
    fontFamily: vars.font.family.sans,
    '@media': { [media.forcedColors]: { borderBottom: '1px solid CanvasText' } },
  }),
);

export const tab = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    flexShrink: 0,
    padding: 0,
    color: color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '""', position: 'absolute', insetInline: 0, bottom: 0, height: 0 },
      '&:hover:not(:disabled)': { color: color.text.primary },
      '&:hover:not(:disabled)::after': { height: 1, background: color.text.primary },
      [`&${on}`]: { color: color.text.primary },
      [`&${on}::after, &${on}:hover::after`]: { height: 3, background: color.accent.mark, forcedColorAdjust: 'none' },
      '&:is(:disabled, [aria-disabled="true"])': { color: color.text.disabled, cursor: 'not-allowed' },
      '&:is(:disabled, [aria-disabled="true"])::after': { height: 0 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`&${on}::after, &${on}:hover::after`]: { background: 'Highlight' },
          '&:is(:disabled, [aria-disabled="true"])': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** In rem as well: the count beside large words must not be cut off at the top. */
export const size = styleVariants({
  default: [
    inComponents({
      minHeight: `max(${vars.size.control.default} + ${space[1]}, 2.5rem)`,
      ...vars.typography.bodyStrong,
      selectors: { [`&${on}`]: { fontWeight: vars.font.weight.bold } },
    }),
  ],
  /** The page title as a choice. */
  title: [
    inComponents({
      minHeight: `max(${vars.size.control.default} + ${space[4]}, 3.25rem)`,
      ...vars.typography.titleLg,
      fontWeight: vars.font.weight.semibold,
      selectors: { [`&${on}`]: { fontWeight: vars.font.weight.bold } },
      '@media': { [media.belowSm]: { ...vars.typography.title } },
    }),
  ],
});

/** The focus ring surrounds the word without touching the line below. */
export const words = style(
  inComponents({ borderRadius: vars.radius.xs, padding: `0 ${space.half}`, marginInline: `calc(-1 * ${space.half})` }),
);

globalStyle(`${tab}:focus-visible > ${words}`, inComponentsGlobal(focusOutline));

export const count = style(
  inComponents({
    position: 'relative',
    insetBlockStart: '-0.45em',
    ...vars.typography.label,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const frame = style(inComponents({ minWidth: 0 }));

export const item = style(inComponents({ display: 'flex', flexShrink: 0 }));

export const panel = style(
  inComponents({
    paddingBlockStart: space[4],
    borderRadius: vars.radius.xs,
    fontFamily: vars.font.family.sans,
    selectors: { ...focusRing },
  }),
);
