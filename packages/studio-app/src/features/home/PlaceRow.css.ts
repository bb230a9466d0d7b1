import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { frame } from '../../widgets/Picture.css.ts';

const { color, space } = vars;

export const row = style({
  minHeight: 60,
  padding: `${space[2]} ${space[3]}`,
  color: color.text.primary,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.accent.subtle } },
});

export const thumb = style([frame, { width: 64 }]);

export const date = style({ whiteSpace: 'nowrap' });
