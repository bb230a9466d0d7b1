import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const box = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.control.default,
    maxWidth: '100%',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface.raised,
    boxShadow: vars.elevation[2],
    ...vars.typography.label,
  }),
);
