import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color } = vars;

export const popup = style(
  inComponents({
    position: 'relative',
    width: 336,
    // The width of the map without its buttons and margins.
    maxWidth: 'calc(100cqw - 84px)',
    borderRadius: vars.radius.sm,
    background: color.surface.raised,
    color: color.text.primary,
    boxShadow: vars.elevation[3],
    cursor: 'default',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': {
        content: '',
        position: 'absolute',
        top: '100%',
        left: '50%',
        width: 16,
        height: 8,
        background: color.surface.raised,
        clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
        transform: 'translateX(-50%)',
      },
      '&[data-docked]': {
        display: 'flex',
        flexDirection: 'column',
        width: 'auto',
        maxWidth: 'none',
        minHeight: 0,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
      '&[data-docked]::after': { content: 'none' },
    },
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth.control} solid CanvasText` } },
  }),
);

export const foot = style(
  inComponents({
    flexShrink: 0,
    padding: vars.space[1],
    borderTop: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
  }),
);
