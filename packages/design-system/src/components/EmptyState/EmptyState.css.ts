import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const frame = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minHeight: 96,
    padding: vars.space[6],
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.sm,
    background: vars.color.surface.sheet,
    textAlign: 'center',
  }),
);

export const words = style(
  inComponents({ maxWidth: vars.size.measure, color: vars.color.text.secondary, ...vars.typography.body }),
);
