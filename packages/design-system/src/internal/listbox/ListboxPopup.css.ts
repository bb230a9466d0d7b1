import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popup = style(
  inComponents({
    width: 'var(--radix-popover-trigger-width)',
    minWidth: '12rem',
    maxWidth: `calc(100vw - 2 * ${space[2]})`,
    maxHeight: 'min(var(--radix-popover-content-available-height), 20rem)',
    padding: space[1],
    border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    boxShadow: vars.elevation[2],
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const layer = styleVariants({ menu: vars.zIndex.menu, suggestions: vars.zIndex.suggestions }, (zIndex) => [
  inComponents({ zIndex }),
]);

export const option = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: vars.size.control.default,
    padding: `${space[1]} ${space[2]}`,
    borderInlineStart: `${vars.borderWidth.strong} solid transparent`,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': { background: color.accent.subtle, borderInlineStartColor: color.accent.mark },
      '&:active': { background: color.surface.pressed },
      '&[aria-selected="true"]': { fontWeight: vars.font.weight.semibold },
      '&[aria-disabled="true"]': { background: 'transparent', color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: {
          '&[aria-disabled="true"]': { color: 'GrayText' },
          '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

export const icon = style(inComponents({ marginInlineEnd: space[2] }));

export const words = style(inComponents({ gridColumn: 2, minWidth: 0, overflowWrap: 'anywhere' }));

export const description = style(
  inComponents({ display: 'block', color: color.text.secondary, ...vars.typography.caption }),
);

export const tick = style(inComponents({ gridColumn: 3, marginInlineStart: space[2] }));

export const empty = style(inComponents({ padding: space[2], color: color.text.secondary }));
