import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Its parts keep their height: the dialog around them scrolls. */
export const profile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  flexShrink: 0,
  minWidth: 0,
});
