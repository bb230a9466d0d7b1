import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, space, typography } = vars;

export const field = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }),
);

export const label = style(
  inComponents({
    position: 'relative',
    justifySelf: 'start',
    paddingBottom: space[1],
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...typography.label,
    overflowWrap: 'anywhere',
  }),
);

export const asterisk = style(inComponents({ marginInlineStart: space.half, color: color.text.danger }));

/** Messages at the start, the counter at the end. Takes no space while both are empty. */
export const footer = style(inComponents({ display: 'flex', justifyContent: 'space-between', gap: space[3] }));

export const messages = style(inComponents({ flex: 1, minWidth: 0 }));

const belowControl = { '&:not(:empty)': { paddingTop: space[1] } };

export const liveError = style(inComponents({ selectors: belowControl }));

export const counterSlot = style(inComponents({ flexShrink: 0, selectors: belowControl }));

export const hint = style(
  inComponents({
    paddingTop: space[1],
    color: color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...typography.caption,
    overflowWrap: 'anywhere',
  }),
);
