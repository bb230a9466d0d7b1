import { globalStyle } from '@vanilla-extract/css';
import { inComponentsGlobal } from '../theme/in-layer.js';

/** In right-to-left pages the scroll bar is on the left, so its space is reserved there. */
globalStyle(
  '[dir="rtl"] body[data-scroll-locked]',
  inComponentsGlobal({ marginRight: '0 !important', marginLeft: 'var(--removed-body-scroll-bar-size) !important' }),
);
