import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../theme/in-layer.js';

export const inline = style(inComponents({ display: 'flex', minWidth: 0, maxWidth: '100%' }));

export const align = styleVariants({
  center: [inComponents({ alignItems: 'center' })],
  start: [inComponents({ alignItems: 'flex-start' })],
  end: [inComponents({ alignItems: 'flex-end' })],
  baseline: [inComponents({ alignItems: 'baseline' })],
  stretch: [],
});

export const justify = styleVariants({
  start: [],
  center: [inComponents({ justifyContent: 'center' })],
  end: [inComponents({ justifyContent: 'flex-end' })],
  between: [inComponents({ justifyContent: 'space-between' })],
});

export const wrap = style(inComponents({ flexWrap: 'wrap' }));
