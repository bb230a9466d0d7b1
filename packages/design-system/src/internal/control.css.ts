import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { focusOutline } from '../theme/focus-ring.js';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';

const { color, size, space } = vars;

/** Thickens the border to 2 px without moving the text. */
const innerEdge = (colour: string) => `inset 0 0 0 1px ${colour}`;

/** The box one types into or opens: text field, text area, select. */
export const control = style(
  inComponents({
    width: '100%',
    minWidth: 0,
    minHeight: size.control.default,
    padding: `0 ${space[3]}`,
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    fontSize: size.fieldText,
    lineHeight: '1.25rem',
    transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
    selectors: {
      '&:hover:not(:disabled, [readonly], [aria-invalid="true"])': { borderColor: color.border.controlHover },
      '&:focus-visible': {
        ...focusOutline,
        borderColor: color.focus.ring,
        boxShadow: innerEdge(color.focus.ring),
      },
      '&[aria-invalid="true"]': { borderColor: color.border.invalid, boxShadow: innerEdge(color.border.invalid) },
      '&[readonly]': { background: color.surface.sunken, borderColor: color.border.hairline },
      '&:disabled': {
        background: color.surface.disabled,
        borderColor: color.border.disabled,
        color: color.text.disabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
        opacity: 1,
      },
      '&:disabled::placeholder': { color: color.text.disabled },
    },
  }),
);
