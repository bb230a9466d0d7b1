import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const skeleton = style(
  inComponents({
    display: 'block',
    maxWidth: '100%',
    background: vars.color.surface.skeleton,
    // A fast answer shows no skeleton at all.
    animation: `${appear} 1ms 200ms backwards`,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  }),
);

export const shape = styleVariants({
  text: [inComponents({ height: '0.75em', marginBlock: 'calc((1lh - 0.75em) / 2)', borderRadius: vars.radius.xs })],
  block: [inComponents({ borderRadius: vars.radius.xs })],
});
