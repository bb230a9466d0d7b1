import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

/** Width of the unit in digits. A long unit leaves room for the number. */
export const unitWidth = createVar();
const MOST_OF_UNIT = '30%';
const stepperWidth = createVar();
const endWidth = createVar();

export const frame = style(
  inComponents({
    position: 'relative',
    display: 'block',
    minWidth: 0,
    fontFamily: vars.font.family.sans,
    fontSize: size.fieldText,
    vars: { [stepperWidth]: size.control.compact },
    '@media': { [media.coarsePointer]: { vars: { [stepperWidth]: size.control.touch } } },
  }),
);

/** Numbers run left to right in every script, but align with the start of the page's text. */
export const input = style(
  inComponents({
    vars: { [endWidth]: `calc(${space[3]} + min(${unitWidth}, ${MOST_OF_UNIT}))` },
    paddingInlineEnd: endWidth,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[dir="rtl"] &': {
        direction: 'ltr',
        textAlign: 'right',
        paddingInlineStart: endWidth,
        paddingInlineEnd: space[3],
      },
    },
  }),
);

export const withSteppers = style(
  inComponents({
    selectors: {
      [`${input}&`]: {
        vars: { [endWidth]: `calc(${space[2]} + min(${unitWidth}, ${MOST_OF_UNIT}) + 2 * ${stepperWidth})` },
      },
    },
  }),
);

/** Over the end of the field, inside its border. */
export const end = style(
  inComponents({
    position: 'absolute',
    insetBlock: vars.borderWidth.control,
    insetInlineEnd: vars.borderWidth.control,
    display: 'flex',
    maxWidth: `calc(${space[2]} + ${MOST_OF_UNIT} + 2 * ${stepperWidth})`,
    color: color.text.secondary,
    pointerEvents: 'none',
    selectors: { '&[data-disabled]': { color: color.text.disabled } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const unit = style(
  inComponents({
    alignSelf: 'center',
    minWidth: 0,
    paddingInline: space[2],
    overflow: 'hidden',
    lineHeight: '1.25rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const stepper = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: stepperWidth,
    borderInlineStart: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
    color: color.text.primary,
    pointerEvents: 'auto',
    cursor: 'pointer',
    selectors: {
      '&:last-child': { borderStartEndRadius: vars.radius.sm, borderEndEndRadius: vars.radius.sm },
      '&:hover:not([aria-disabled])': { background: color.surface.hover },
      '&:active:not([aria-disabled])': { background: color.surface.pressed },
      '&[aria-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } } },
  }),
);
