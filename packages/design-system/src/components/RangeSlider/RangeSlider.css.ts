import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutline } from '../../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, duration, easing, size, space } = vars;

/** Position of a value on the scale, 0 to 100. */
export const percent = createVar();
/** Hit target; the visible thumb is smaller. */
const target = createVar();
const HANDLE = 20;
const TRACK = 4;
const HALO = 6;

export const group = style(
  inComponents({
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const scale = style(
  inComponents({
    containerType: 'inline-size',
    vars: { [target]: size.control.targetMin },
    '@media': { [media.coarsePointer]: { vars: { [target]: size.control.touch } } },
  }),
);

/** Values above the thumbs: on hover and focus, and always on devices without hover. */
export const values = style(
  inComponents({
    position: 'relative',
    height: '1.25rem',
    opacity: 0,
    ...vars.typography.label,
    selectors: {
      [`${group}:is(:hover, :focus-within) &`]: { opacity: 1 },
      [`${scale}[data-disabled] > &`]: { opacity: 0 },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  }),
);

/** Keeps the text inside the scale at both ends. */
export const value = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: `calc(${percent} * 1%)`,
    transform: `translateX(calc(${percent} * -1%))`,
    whiteSpace: 'nowrap',
    selectors: { '[dir="rtl"] &': { transform: `translateX(calc(${percent} * 1%))` } },
  }),
);

/** Below this width, also with large text, both values would overlap. */
const NARROW = '(max-width: 15rem)';

export const apart = style(inComponents({ '@container': { [NARROW]: { display: 'none' } } }));

/** Both values as one text when there is no room for two. */
export const together = style(inComponents({ display: 'none', '@container': { [NARROW]: { display: 'block' } } }));

export const slider = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: target,
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);

/** Spans from the centre of the first thumb position to the last. */
export const track = style(
  inComponents({
    position: 'relative',
    flex: 1,
    height: TRACK,
    marginInline: `calc(${target} / 2)`,
    background: color.upload.track,
    '@media': {
      // A thin track with a thick range, distinguishable without colour.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'linear-gradient(CanvasText, CanvasText) center / 100% 1px no-repeat',
      },
    },
  }),
);

export const bar = style(
  inComponents({
    position: 'absolute',
    height: '100%',
    background: color.accent.mark,
    selectors: { '&[data-disabled]': { background: color.border.disabled } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { '&[data-disabled]': { background: 'GrayText' } },
      },
    },
  }),
);

const drawn = '&::before';

export const handle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: target,
    height: target,
    outline: 'none',
    selectors: {
      [drawn]: {
        content: '""',
        width: HANDLE,
        height: HANDLE,
        border: `${vars.borderWidth.strong} solid ${color.accent.mark}`,
        borderRadius: vars.radius.full,
        background: color.surface.raised,
        boxShadow: '0 0 0 0 transparent',
        transition: `box-shadow ${duration.fast} ${easing.standard}`,
      },
      '&:hover::before': { boxShadow: `0 0 0 ${HALO}px ${color.accent.subtleHover}` },
      '&:active::before': { boxShadow: `0 0 0 ${HALO}px ${color.accent.subtleActive}` },
      '&:focus-visible::before': focusOutline,
      '&[data-disabled]::before': {
        borderColor: color.border.disabled,
        background: color.surface.disabled,
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { [drawn]: { transition: 'none' } } },
      [media.forcedColors]: {
        selectors: {
          [drawn]: { borderColor: 'ButtonText' },
          '&[data-disabled]::before': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

// When both thumbs are at the end of the scale, only the lower one can move, so it is on top.
globalStyle(
  `${slider}[data-front="lower"] > span:has(> ${handle}[data-end="lower"])`,
  inComponentsGlobal({ zIndex: 1 }),
);

/** Ticks in ten parts. */
export const ticks = style(
  inComponents({ display: 'flex', justifyContent: 'space-between', height: 8, paddingInline: `calc(${target} / 2)` }),
);

export const tick = style(
  inComponents({
    width: 1,
    height: 5,
    background: color.border.control,
    selectors: { '&:is(:first-child, :nth-child(6), :last-child)': { height: 8 } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);

export const ends = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    paddingTop: space[1],
    paddingInline: space[1],
    color: color.text.secondary,
    ...vars.typography.caption,
  }),
);

export const inputs = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    gap: space[4],
  }),
);
