import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const draw = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } });
const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

export const mark = style(inComponents({ flexShrink: 0 }));

const once = (name: string, delay: string) =>
  inComponents({
    transformOrigin: 'left',
    animation: `${name} ${vars.duration.deliberate} ${delay} ${vars.easing.enter} backwards`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  });

export const level = style(once(draw, '0s'));
export const foot = style(once(rise, vars.duration.slow));
