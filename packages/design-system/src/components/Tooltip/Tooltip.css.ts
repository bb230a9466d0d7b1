import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const tooltip = style(
  inComponents({
    zIndex: vars.zIndex.tooltip,
    maxWidth: 'min(20rem, var(--radix-tooltip-content-available-width, 100vw - 16px))',
    padding: `6px ${vars.space[2]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    background: vars.color.surface.inverse,
    color: vars.color.text.onInverse,
    overflowWrap: 'anywhere',
    ...vars.typography.captionStrong,
    selectors: {
      '&[data-state="delayed-open"]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}` },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } } },
  }),
);

export const arrow = style(inComponents({ fill: vars.color.surface.inverse }));
