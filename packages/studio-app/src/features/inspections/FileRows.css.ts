import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({ minHeight: 44 });

export const name = style({
  flex: '1 1 12rem',
  fontFamily: vars.font.family.mono,
  selectors: { '[data-removed] > &': { textDecoration: 'line-through', color: vars.color.text.secondary } },
});

/** Wraps to its own line when the row is too narrow. What follows stays at the end. */
export const note = style({ marginInlineEnd: 'auto' });
