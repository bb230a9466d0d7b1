import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Room for the first line of addresses: leaving the box adds one, and must not move the button that is being pressed. */
export const emails = style({
  minHeight: `calc(${vars.size.control.default} + ${vars.space[2]} + ${vars.size.control.targetMin})`,
});
