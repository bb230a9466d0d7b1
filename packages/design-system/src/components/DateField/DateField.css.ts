import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { controlBox, controlState } from '../../internal/control-look.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

/** Looks like a text field. */
export const group = style(
  inComponents({
    ...controlBox,
    display: 'flex',
    selectors: {
      '&:hover:not([data-disabled], [data-readonly], [data-invalid])': controlState.hover,
      '&:is(:focus-visible, :has(input:focus-visible))': controlState.focus,
      '&[data-invalid]': controlState.invalid,
      '&[data-readonly]': controlState.readOnly,
      '&[data-disabled]': controlState.disabled,
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  }),
);

export const segments = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const sign = style(
  inComponents({
    color: color.text.secondary,
    whiteSpace: 'pre',
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

const box = inComponents({
  flexShrink: 0,
  minWidth: size.control.targetMin,
  height: size.control.targetMin,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.text.placeholder, opacity: 1 },
    '&:disabled::placeholder': { color: color.text.disabled },
    '&::selection': { background: 'transparent', color: 'inherit' },
    '&:focus': { background: color.selection.highlight },
  },
  '@media': {
    [media.coarsePointer]: { height: `calc(${size.control.touch} - 2 * ${vars.borderWidth.control})` },
    [media.forcedColors]: {
      selectors: {
        '&:focus': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&::selection': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** As wide as its digits or its placeholder. */
export const segment = styleVariants(
  {
    year: { digits: '4.5ch', placeholder: '4.75ch' },
    month: { digits: '2.5ch', placeholder: '3.5ch' },
    day: { digits: '2.5ch', placeholder: '3ch' },
  },
  ({ digits, placeholder }) => [
    box,
    inComponents({ width: digits, selectors: { '&:placeholder-shown': { width: placeholder } } }),
  ],
);

export const opener = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: size.control.default,
    marginInlineStart: 'auto',
    borderInlineStart: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
    borderStartEndRadius: vars.radius.sm,
    borderEndEndRadius: vars.radius.sm,
    color: 'inherit',
    selectors: {
      '&:hover:enabled': { background: color.surface.hover },
      '&:active:enabled': { background: color.surface.pressed },
      '&:focus-visible': focusOutlineInset,
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);
