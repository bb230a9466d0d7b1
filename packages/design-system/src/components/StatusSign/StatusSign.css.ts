import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { status, surface } = vars.color;

export const sign = style(
  inComponents({
    // White on the deep signs of the light theme, near black on the bright ones of the dark theme.
    vars: { '--sign-ink': surface.sheet },
    flexShrink: 0,
    forcedColorAdjust: 'none',
  }),
);

export const size = styleVariants(
  { small: vars.size.sign.sm, medium: vars.size.sign.md, large: vars.size.sign.lg },
  (side) => [inComponents({ width: side, height: side })],
);

export const tone = styleVariants(
  {
    draft: status.draft.sign,
    processing: status.processing.sign,
    completed: status.completed.sign,
    failed: status.failed.sign,
    warning: status.warning.sign,
    info: status.info.sign,
  },
  (color) => [inComponents({ color })],
);
