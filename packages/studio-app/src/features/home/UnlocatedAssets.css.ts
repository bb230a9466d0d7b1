import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const unlocated = style({
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.border.default}`,
  background: color.surface.canvas,
  '@media': { [media.belowLg]: { background: 'none' } },
});

export const list = style({ marginTop: space[2] });

export const row = style({ minHeight: 30, borderTop: `1px solid ${color.border.hairline}` });

export const link = style({ flex: 1, selectors: { '&:hover': { textDecoration: 'underline' } } });
