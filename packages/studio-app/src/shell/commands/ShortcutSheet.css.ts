import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const key = style({
  whiteSpace: 'nowrap',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});

export const commands = style({ columns: '10rem 3', columnGap: vars.space[4], lineHeight: 1.75 });
