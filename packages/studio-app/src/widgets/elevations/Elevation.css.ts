import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const paper = style({ display: 'block', width: '100%', height: '100%', background: vars.color.surface.sunken });

/** The drawing is a mask, so that its lines have the text colour of the theme. */
export const lines = style([
  paper,
  {
    background: vars.color.text.secondary,
    maskSize: 'cover',
    maskPosition: 'center',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
]);
