import { style } from '@vanilla-extract/css';
import { swatch as anySwatch } from '../../widgets/swatch.css.ts';

export const swatch = style([
  anySwatch,
  { width: 20, height: 20, selectors: { '&[data-archived]': { opacity: 0.7 } } },
]);
