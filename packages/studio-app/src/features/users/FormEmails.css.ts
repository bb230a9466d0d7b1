import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Space for the first line of addresses: leaving the field adds one, and must not move the button that is being clicked. */
export const emails = style({
  minHeight: `calc(${vars.size.control.default} + ${vars.space[2]} + ${vars.size.control.targetMin})`,
});
