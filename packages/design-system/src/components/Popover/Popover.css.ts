import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const card = style(
  inComponents({
    zIndex: vars.zIndex.popover,
    maxWidth: `min(24rem, calc(100vw - ${space[4]}))`,
    maxHeight: 'var(--radix-popover-content-available-height)',
    padding: space[4],
    border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.surface.raised,
    color: color.text.primary,
    boxShadow: vars.elevation[2],
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    outline: 'none',
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);
