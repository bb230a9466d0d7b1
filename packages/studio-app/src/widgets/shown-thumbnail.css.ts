import { style } from '@vanilla-extract/css';
import { frame } from './Picture.css.ts';

export const picture = style([frame, { display: 'block', width: 96 }]);
