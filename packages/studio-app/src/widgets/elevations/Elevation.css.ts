import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const paper = style({ display: 'block', width: '100%', height: '100%', background: vars.color.surface.sunken });

/** The drawing is a mask, so that its lines take the text colour of either theme. */
export const lines = style({
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.text.secondary,
  maskSize: 'cover',
  maskPosition: 'center',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
