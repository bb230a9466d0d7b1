import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

export const state = style(
  inComponents({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    padding: `${space[8]} ${space[4]}`,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    textAlign: 'center',
  }),
);

export const drawing = style(
  inComponents({
    width: 'min(540px, 100%)',
    marginBottom: space[10],
    color: color.text.secondary,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    overflow: 'visible',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const strong = style(inComponents({ stroke: color.text.primary, strokeWidth: 2 }));
export const thin = style(inComponents({ strokeWidth: 1 }));
export const faint = style(inComponents({ stroke: color.border.strong, strokeWidth: 1 }));
export const sheet = style(inComponents({ fill: color.surface.sheet, strokeWidth: 2 }));
export const solid = style(inComponents({ fill: 'currentColor', stroke: 'none' }));
export const stop = style(inComponents({ fill: color.danger.solid, stroke: 'none', forcedColorAdjust: 'none' }));
export const stopBar = style(inComponents({ fill: color.text.onAccent, stroke: 'none', forcedColorAdjust: 'none' }));
export const wanted = style(
  inComponents({ stroke: color.accent.mark, strokeWidth: 2, strokeDasharray: '7 5', forcedColorAdjust: 'none' }),
);
export const spark = style(
  inComponents({ stroke: color.status.processing.sign, strokeWidth: 2, forcedColorAdjust: 'none' }),
);

export const title = style(
  inComponents({ ...vars.typography.display, textWrap: 'balance', overflowWrap: 'anywhere', outline: 'none' }),
);

export const words = style(
  inComponents({
    maxWidth: vars.size.measure,
    marginTop: space[3],
    color: color.text.secondary,
    ...vars.typography.bodyLg,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const action = style(inComponents({ marginTop: space[6] }));
