import { style } from '@vanilla-extract/css';
import { edge } from './swatch.css.ts';

/** Five steps of 22 px. More steps are narrower. */
export const strip = style({ display: 'flex', width: 110, maxWidth: '100%', height: 12 });

export const step = style({ flex: '0 1 22px', boxShadow: `inset 0 0 0 1px ${edge}`, forcedColorAdjust: 'none' });
