import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';

const { color, space } = vars;
const line = `${vars.borderWidth.hairline} solid ${color.border.titleBlock}`;
const steps = {
  0: space[0],
  hair: space.hair,
  half: space.half,
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  6: space[6],
  8: space[8],
};

/** A step of the space scale: 1 is 4 px. */
export type Space = keyof typeof steps;

export const gap = styleVariants(steps, (step) => [inComponents({ gap: step })]);
export const rowGap = styleVariants(steps, (step) => [inComponents({ rowGap: step })]);
export const padding = styleVariants(steps, (step) => [inComponents({ padding: step })]);

const framed = { border: line, borderRadius: vars.radius.sm };

export const frame = styleVariants({
  none: [],
  line: [inComponents(framed)],
  sheet: [
    inComponents({
      ...framed,
      background: color.surface.sheet,
      '@media': { [media.print]: { background: 'none' } },
    }),
  ],
  raised: [inComponents({ ...framed, background: color.surface.raised })],
});

/** The line around a part, and what it lies on. */
export type Frame = keyof typeof frame;
