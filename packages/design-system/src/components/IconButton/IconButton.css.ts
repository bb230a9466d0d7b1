import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/in-layer.js';
import { button } from '../Button/Button.css.js';

export const square = style(
  inComponents({ selectors: { [`${button}&`]: { aspectRatio: '1', paddingInline: 0, alignSelf: 'center' } } }),
);
