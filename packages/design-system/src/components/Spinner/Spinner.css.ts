import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0.2 } });

export const spinner = style(inComponents({ display: 'inline-flex', color: 'inherit' }));

export const size = styleVariants({ small: 16, medium: 24, large: 48 }, (pixels) => [
  inComponents({ width: pixels, height: pixels }),
]);

/** Twelve ticks, one 1.2 s turn; with reduced motion every fourth tick steps once a second and the others don't move. */
export const tick = style(
  inComponents({
    stroke: 'currentColor',
    strokeWidth: 2,
    animation: `${fade} 1200ms linear infinite`,
    '@media': {
      [media.reducedMotion]: {
        animation: 'none',
        opacity: 0.45,
        selectors: { '&:nth-child(4n + 1)': { animation: `${fade} 3s steps(3, jump-none) infinite` } },
      },
    },
  }),
);
