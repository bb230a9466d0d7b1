import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

/** As high as its actions would be: headings with and without them are level. */
export const withActions = style(inComponents({ minHeight: vars.size.control.default }));
