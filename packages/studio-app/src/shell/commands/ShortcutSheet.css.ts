import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'grid', gap: vars.space[6] });

export const heading = style({ ...vars.typography.label, marginBlockEnd: vars.space[2] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const keys = style({ display: 'flex', gap: vars.space[1], margin: 0 });

export const key = style({
  whiteSpace: 'nowrap',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});

export const commands = style({
  columns: '10rem 3',
  columnGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.75,
});

export const reason = style({ color: vars.color.text.secondary, margin: 0, textAlign: 'end' });
