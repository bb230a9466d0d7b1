import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

export const avatar = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    fontFamily: vars.font.family.sans,
    fontWeight: vars.font.weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const circle = (diameterPx: number, fontSize: string) => [
  inComponents({ width: diameterPx, height: diameterPx, fontSize }),
];

export const size = styleVariants({
  small: circle(24, '0.625rem'),
  default: circle(32, '0.75rem'),
  large: circle(64, '1.25rem'),
  xlarge: circle(96, '1.75rem'),
});

/** Text on these tints has a contrast of at least 4.5:1 in both themes. */
const { info, completed, processing, warning } = vars.color.status;
export const tint = [info, completed, processing, warning].map(({ bg, text }) =>
  style(inComponents({ background: `color-mix(in oklab, ${bg}, ${text} 12%)`, color: text })),
);

export const image = style(inComponents({ width: '100%', height: '100%', objectFit: 'cover' }));
