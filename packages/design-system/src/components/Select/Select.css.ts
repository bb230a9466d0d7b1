import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

export const frame = style(inComponents({ position: 'relative', display: 'block', minWidth: 0 }));

export const trigger = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[2],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-clearable]': { columnGap: space[8] } },
    '@media': { [media.coarsePointer]: { selectors: { '&[data-clearable]': { columnGap: space[12] } } } },
  }),
);

export const value = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 }));

export const words = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '[data-placeholder] &': { color: color.text.placeholder },
      ':disabled[data-placeholder] &': { color: color.text.disabled },
    },
  }),
);

export const caret = style(
  inComponents({
    transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

/** Beside the caret, over the trigger: a button cannot hold a button. */
export const clear = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: `calc(${space[3]} + ${size.icon.md})`,
    marginBlock: 'auto',
  }),
);
