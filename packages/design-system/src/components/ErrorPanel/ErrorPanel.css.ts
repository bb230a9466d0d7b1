import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { button } from '../Button/Button.css.js';

export const panel = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    padding: vars.space[4],
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.sm,
    background: vars.color.surface.sheet,
  }),
);

export const sign = style(inComponents({ width: 20, height: 20 }));

export const words = style(inComponents({ flex: '1 1 8rem', overflowWrap: 'anywhere', ...vars.typography.label }));

export const retry = style(
  inComponents({ selectors: { [`${button}&`]: { flexShrink: 1, paddingBlock: vars.space[1] } } }),
);
