import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const list = style(
  inComponents({
    zIndex: vars.zIndex.menu,
    minWidth: 'max(10rem, var(--radix-dropdown-menu-trigger-width, 0px))',
    maxWidth: `min(20rem, calc(100vw - ${space[4]}))`,
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    padding: `${space[1]} 0`,
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

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: vars.size.control.default,
    paddingBlock: '6px',
    paddingInline: `10px ${space[3]}`,
    borderInlineStart: `${vars.borderWidth.strong} solid transparent`,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted], &[data-state="open"]': {
        background: color.accent.subtle,
        borderInlineStartColor: color.accent.mark,
      },
      '&:active': { background: color.surface.pressed },
      '&[data-state="checked"]': { fontWeight: vars.font.weight.semibold },
      '&[aria-disabled="true"]': { background: 'transparent', color: color.text.disabled, cursor: 'not-allowed' },
      '&[aria-disabled="true"][data-highlighted]': {
        background: color.surface.hover,
        borderInlineStartColor: color.border.control,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: {
          '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const variant = styleVariants({ default: [], danger: [inComponents({ color: color.danger.text })] });

/** Has the same width without an icon or tick, so that labels align. */
export const icon = style(
  inComponents({ display: 'grid', placeItems: 'center', flexShrink: 0, width: 20, height: 20 }),
);

export const words = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const reason = style(
  inComponents({
    display: 'block',
    color: color.text.secondary,
    ...vars.typography.caption,
    fontWeight: vars.font.weight.regular,
  }),
);

export const caret = style(inComponents({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

export const separator = style(
  inComponents({
    height: 1,
    margin: `${space[1]} 0`,
    background: color.border.hairline,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const label = style(
  inComponents({
    padding: `${space[2]} ${space[3]} ${space[1]}`,
    color: color.text.secondary,
    ...vars.typography.captionStrong,
  }),
);
