import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const PHONE = '(max-width: 649.98px)';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  margin: 0,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.title,
});

export const count = style({
  color: color.text.secondary,
  ...vars.typography.body,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [PHONE]: { width: '100%' } },
});

export const search = style({
  width: 240,
  '@media': { [PHONE]: { flex: 1, width: 'auto', minWidth: 160 } },
});
