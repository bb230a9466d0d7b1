import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { focusOutline, focusRing } from '../theme/focus-ring.js';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';

const { color, space } = vars;

/** Checked or mixed, as the platform knows it. A radio is `:indeterminate`, too, while none of its group is checked. */
const on = ':where(:checked, [type="checkbox"]:indeterminate)';

/** A drawn checkbox or radio: 18 px, with a target of 24 px, 44 px under a coarse pointer. */
export const mark = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: 18,
    height: 18,
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    background: color.surface.raised,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: -4 },
      '&:hover:enabled': { borderColor: color.border.controlHover },
      '&:active:enabled': { background: color.surface.pressed },
      [`&${on}`]: { background: color.accent.solid, borderColor: color.accent.solid },
      [`&${on}:hover:enabled`]: { background: color.accent.solidHover, borderColor: color.accent.solidHover },
      [`&${on}:active:enabled`]: { background: color.accent.solidActive, borderColor: color.accent.solidActive },
      [`&[aria-invalid="true"]:not(${on})`]: {
        borderColor: color.border.invalid,
        boxShadow: `inset 0 0 0 1px ${color.border.invalid}`,
      },
      '&:disabled': { background: color.surface.disabled, borderColor: color.border.disabled, cursor: 'not-allowed' },
      ...focusRing,
    },
    '@media': {
      [media.coarsePointer]: { selectors: { '&::after': { inset: -14 } } },
      [media.reducedMotion]: { transition: 'none' },
      // The platform's own control says everything there.
      [media.forcedColors]: { appearance: 'auto' },
    },
  }),
);

const drawn = { content: '""', background: color.text.onAccent } as const;
const drawnDisabled = { '&:disabled::before': { background: color.text.disabled } };
const notForced = { '@media': { [media.forcedColors]: { selectors: { '&::before': { display: 'none' } } } } } as const;

const TICK = 'polygon(10% 48%, 22% 36%, 42% 56%, 79% 17%, 91% 29%, 42% 80%)';
const BAR = 'polygon(12% 41%, 88% 41%, 88% 59%, 12% 59%)';

export const checkMark = style(
  inComponents({
    borderRadius: vars.radius.xs,
    selectors: {
      '&:checked::before': { ...drawn, width: 14, height: 14, clipPath: TICK },
      '&:indeterminate::before': { ...drawn, width: 14, height: 14, clipPath: BAR },
      ...drawnDisabled,
    },
    ...notForced,
  }),
);

export const radioMark = style(
  inComponents({
    borderRadius: vars.radius.full,
    selectors: {
      '&:checked::before': { ...drawn, width: 8, height: 8, borderRadius: vars.radius.full },
      ...drawnDisabled,
    },
    ...notForced,
  }),
);

/** A control and its words beside it, one target. */
export const row = style(
  inComponents({
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space[2],
    minHeight: vars.size.control.targetMin,
    paddingTop: space.half,
    paddingBottom: space.half,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
  }),
);

export const controlInRow = style(inComponents({ marginTop: 1 }));

export const description = style(
  inComponents({
    gridColumn: 2,
    color: color.text.secondary,
    ...vars.typography.caption,
    selectors: { [`${row}:has(:disabled) &`]: { color: color.text.disabled } },
  }),
);

/** A selectable chip: 36 px, 44 px under a coarse pointer, with its checkbox or radio visible. */
export const chip = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '100%',
    minHeight: vars.size.control.default,
    padding: `${space[1]} ${space[3]} ${space[1]} ${space[2]}`,
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.bodyStrong,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:hover:enabled)': { background: color.surface.hover, borderColor: color.border.controlHover },
      '&:has(:active:enabled)': { background: color.surface.pressed },
      '[aria-invalid="true"] > &': { borderColor: color.border.invalid },
      '&:has(:checked)': {
        background: color.selection.bg,
        borderColor: color.selection.border,
        boxShadow: `inset 0 0 0 1px ${color.selection.border}`,
        color: color.selection.text,
      },
      '&:has(:checked:hover:enabled)': { background: color.accent.subtleHover },
      '&:has(:checked:active:enabled)': { background: color.accent.subtleActive },
      '&:has(:disabled)': {
        background: color.surface.disabled,
        borderColor: color.border.disabled,
        boxShadow: 'none',
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
      '&:has(:focus-visible)': focusOutline,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { borderColor: 'Highlight' },
          '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

/** The chip draws the ring, its mark does not repeat it. */
export const markInChip = style(inComponents({ selectors: { '&:focus-visible': { outline: 'none' } } }));

export const chipGroup = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
