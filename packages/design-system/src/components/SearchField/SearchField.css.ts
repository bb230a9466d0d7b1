import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/in-layer.js';

/** The browser's own cross is replaced by a button that a keyboard reaches. */
export const input = style(
  inComponents({ appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }),
);
