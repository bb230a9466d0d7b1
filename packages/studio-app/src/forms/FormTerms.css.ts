import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const part = style({ display: 'grid', gap: space[3], minWidth: 0 });

/** The container whose width decides on the columns of its rows. */
export const table = style({
  containerType: 'inline-size',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  alignItems: 'center',
  padding: `${space[2]} ${space[3]}`,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.border.hairline}` } },
});

export const number = style({
  gridArea: 'number',
  fontFamily: vars.font.family.sans,
  ...vars.typography.bodyStrong,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({ gridArea: 'text', minWidth: 0 });

export const buttons = style({ gridArea: 'buttons', justifySelf: 'end' });
