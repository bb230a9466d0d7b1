import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/in-layer.js';

/** Read aloud, never seen; takes no room. */
export const visuallyHidden = style(
  inComponents({
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
