import { style } from '@vanilla-extract/css';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';
import { vars } from '../theme/contract.css.js';

const ARM_PX = 16;
/** A parent may thicken the lines: `--bracket-width`. */
const line = `var(--bracket-width, ${vars.borderWidth.bracket}) solid currentColor`;

export const brackets = style(
  inComponents({
    position: 'absolute',
    inset: vars.space[2],
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid currentColor' } },
  }),
);

const corner = style(
  inComponents({
    position: 'absolute',
    width: ARM_PX,
    height: ARM_PX,
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const corners = [
  style([corner, inComponents({ top: 0, left: 0, borderTop: line, borderLeft: line })]),
  style([corner, inComponents({ top: 0, right: 0, borderTop: line, borderRight: line })]),
  style([corner, inComponents({ bottom: 0, left: 0, borderBottom: line, borderLeft: line })]),
  style([corner, inComponents({ bottom: 0, right: 0, borderBottom: line, borderRight: line })]),
] as const;
