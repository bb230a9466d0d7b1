import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutline } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

/** The datum line from md on, a strip of boxes below. */
export const line = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    marginInline: `calc(-1 * ${space[1]})`,
    padding: `${space[1]} ${space[1]} 0`,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
    scrollPaddingInline: space[6],
    boxShadow: `inset 0 -1px ${color.border.default}`,
    fontFamily: vars.font.family.sans,
    '@media': {
      [media.belowMd]: { gap: space[1], paddingBottom: space[3] },
      [media.forcedColors]: { borderBottom: '1px solid CanvasText' },
    },
  }),
);

export const step = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space[2],
    minHeight: 44,
    paddingBlockEnd: space[2],
    borderRadius: vars.radius.xs,
    color: color.text.secondary,
    ...vars.typography.label,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '""', position: 'absolute', insetInline: 0, bottom: 0, height: 0 },
      '&:hover:enabled': { color: color.text.primary },
      '&[data-state="active"]': { color: color.text.primary, fontWeight: vars.font.weight.bold },
      '&[data-state="active"]::after': { height: 3, background: color.accent.mark, forcedColorAdjust: 'none' },
      '&:disabled': { color: color.text.disabled, fontWeight: vars.font.weight.regular, cursor: 'not-allowed' },
      '&[data-step="done"]': { color: color.text.primary },
      '&[data-step="error"]': { color: color.text.danger },
      // Round the words, clear of the line under them.
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': {
        ...focusOutline,
        content: '""',
        position: 'absolute',
        inset: '2px -2px 10px',
        borderRadius: vars.radius.sm,
        outlineOffset: 0,
      },
    },
    '@media': {
      [media.belowMd]: {
        flex: '1 1 0',
        minWidth: 28,
        minHeight: 'auto',
        padding: 0,
        selectors: {
          '&[data-state="active"]': { flexGrow: 2.4, minWidth: 64 },
          '&:focus-visible::before': { inset: -2 },
          // As high as a finger, without pushing the page down.
          '&::after, &[data-state="active"]::after': { insetBlock: -8, height: 'auto', background: 'none' },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-state="active"]::after': { background: 'Highlight' },
          '&:disabled': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const box = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 24,
    height: 24,
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    ...vars.typography.captionStrong,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.belowMd]: { gridAutoFlow: 'column', justifyContent: 'center', gap: space[1], width: '100%', height: 28 },
    },
  }),
);

export const boxState = styleVariants({
  upcoming: [
    inComponents({ borderColor: color.border.control, background: color.surface.raised, color: color.text.secondary }),
  ],
  current: [
    inComponents({
      background: color.accent.solid,
      color: color.text.onAccent,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    }),
  ],
  done: [
    inComponents({
      background: color.surface.inverse,
      color: color.text.onInverse,
      '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
    }),
  ],
  error: [
    inComponents({
      '@media': { [media.belowMd]: { borderColor: color.border.invalid, background: color.danger.subtle } },
    }),
  ],
  off: [
    inComponents({
      borderColor: color.border.disabled,
      background: color.surface.disabled,
      color: color.text.disabled,
      '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
    }),
  ],
});

/** On a phone the content says its name; the strip keeps it for screen readers. */
export const label = style(
  inComponents({
    '@media': {
      [media.belowMd]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const wide = style(inComponents({ '@media': { [media.belowMd]: { display: 'none' } } }));
export const narrow = style(
  inComponents({
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.fromMd]: { display: 'none' } },
  }),
);
