import { focusOutline, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { edge } from '../../widgets/swatch.css.ts';

const { color, space } = vars;

export const tile = style({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
  selectors: {
    '&:has(a:hover)': { borderColor: color.border.strong, boxShadow: vars.elevation[1] },
    '&[data-highlighted]': { background: color.selection.bg, outline: `2px solid ${color.selection.border}` },
    '&:has(a:focus-visible)': focusOutline,
  },
});

export const band = style({ height: 40, borderRadius: `${vars.radius.xs} ${vars.radius.xs} 0 0`, overflow: 'clip' });

export const colour = style({ flex: 1, boxShadow: `inset 0 0 0 1px ${edge}`, forcedColorAdjust: 'none' });

export const name = style({ padding: space[3] });

export const facts = style({
  alignSelf: 'end',
  padding: `${space[1]} ${space[3]}`,
  borderTop: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
});
