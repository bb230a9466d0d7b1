import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A row of its own, on the rule of the tabs. */
export const kinds = style({
  width: '100%',
  borderBottom: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
});
