import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Room for the three themes side by side. */
export const settings = style({ display: 'grid', gap: vars.space[4], width: 'min(21.875rem, calc(100vw - 4rem))' });

export const notes = style({ display: 'grid', gap: vars.space[1] });

export const note = style({
  margin: 0,
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});

/** The rail has it from md on. */
export const logout = style({ justifySelf: 'start', '@media': { [media.fromMd]: { display: 'none' } } });
