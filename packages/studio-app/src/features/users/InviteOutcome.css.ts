import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const outcome = style({
  display: 'grid',
  gap: space[4],
  fontFamily: vars.font.family.sans,
  color: color.text.primary,
});

export const heading = style({ margin: 0, ...vars.typography.titleSm, outline: 'none' });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
  padding: `${space[2]} ${space[3]}`,
  selectors: { '&:not(:first-child)': { borderTop: `${vars.borderWidth.hairline} solid ${color.border.hairline}` } },
});

export const email = style({ ...vars.typography.bodyStrong, overflowWrap: 'anywhere' });

export const words = style({ gridColumn: 2, color: color.text.secondary, ...vars.typography.table });
