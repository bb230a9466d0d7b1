import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const track = style(
  inComponents({
    width: '100%',
    height: 8,
    overflow: 'hidden',
    borderRadius: vars.radius.xs,
    background: vars.color.upload.track,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', background: 'Canvas' } },
  }),
);

export const fill = style(
  inComponents({
    height: '100%',
    minWidth: 1,
    background: vars.color.upload.pending,
    transition: `width ${vars.duration.base} ${vars.easing.standard}`,
    selectors: {
      // Any progress is visible; zero is empty.
      '[aria-valuenow="0"] > &': { minWidth: 0 },
      [`${track}[data-state="complete"] &`]: { background: vars.color.upload.completed },
      [`${track}[data-state="indeterminate"] &`]: {
        width: '25%',
        animation: `${pass} 1.6s ${vars.easing.standard} infinite`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { [`${track}[data-state="complete"] &`]: { background: 'Highlight' } },
      },
      [media.reducedMotion]: {
        transition: 'none',
        // Without motion, a hatch pattern indicates unknown progress.
        selectors: {
          [`${track}[data-state="indeterminate"] &`]: {
            width: '100%',
            animation: 'none',
            background: `repeating-linear-gradient(135deg, ${vars.color.upload.pending} 0 4px, transparent 4px 10px)`,
          },
        },
      },
    },
  }),
);
