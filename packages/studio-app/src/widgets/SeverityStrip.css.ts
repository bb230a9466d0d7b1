import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Room for five steps of 22 px; more of them are narrower. */
export const strip = style({ display: 'flex', width: 110, maxWidth: '100%', height: 12 });

export const step = style({
  flex: '0 1 22px',
  minWidth: 0,
  forcedColorAdjust: 'none',
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.text.primary} 28%, transparent)`,
});
