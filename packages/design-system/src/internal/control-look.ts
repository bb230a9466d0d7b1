import { vars } from '../theme/contract.css.js';
import { focusOutline } from '../theme/focus-ring.js';

const { color, size } = vars;

/** Thickens the border to 2 px without moving the text. */
const innerEdge = (colour: string) => `inset 0 0 0 1px ${colour}`;

/** The box of everything one types into or opens, whatever element it is. */
export const controlBox = {
  width: '100%',
  minWidth: 0,
  minHeight: size.control.default,
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  fontSize: size.fieldText,
  lineHeight: '1.25rem',
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
} as const;

/** How that box looks in each state; the selectors are the element's own. */
export const controlState = {
  hover: { borderColor: color.border.controlHover },
  focus: { ...focusOutline, borderColor: color.focus.ring, boxShadow: innerEdge(color.focus.ring) },
  invalid: { borderColor: color.border.invalid, boxShadow: innerEdge(color.border.invalid) },
  readOnly: { background: color.surface.sunken, borderColor: color.border.hairline },
  disabled: {
    background: color.surface.disabled,
    borderColor: color.border.disabled,
    color: color.text.disabled,
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
} as const;
