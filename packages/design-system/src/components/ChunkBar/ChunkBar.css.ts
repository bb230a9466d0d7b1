import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const GAP = '2px';
/** Below this width, 20 parts would be too thin to see. */
const NARROW = '(max-width: 239.98px)';

const split = (part: string) =>
  `repeating-linear-gradient(to right, #000 0 calc(${part} - ${GAP}), transparent calc(${part} - ${GAP}) ${part})`;

export const bar = style(inComponents({ width: '100%', overflow: 'hidden', containerType: 'inline-size' }));

/** A mask cuts the gaps out of track and fill; the last gap is outside. */
export const parts = style(
  inComponents({
    height: 8,
    marginRight: `-${GAP}`,
    background: vars.color.upload.track,
    maskImage: split('5%'),
    // Fill and track carry the information, so they keep their colours in forced-colors mode.
    forcedColorAdjust: 'none',
    '@container': { [NARROW]: { maskImage: split('10%') } },
  }),
);

export const fill = style(
  inComponents({
    height: '100%',
    transition: `width ${vars.duration.base} ${vars.easing.standard}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const status = styleVariants(
  {
    pending: vars.color.upload.pending,
    paused: vars.color.upload.paused,
    failed: vars.color.upload.failed,
    completed: vars.color.upload.completed,
    /** On the dark bezel, for the total of all uploads. */
    bezel: vars.color.bezel.mark,
  },
  (background) => [inComponents({ background })],
);
