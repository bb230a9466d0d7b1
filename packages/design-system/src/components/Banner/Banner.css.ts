import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { status } = vars.color;

export const banner = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    minHeight: 40,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `${vars.borderWidth.hairline} solid`,
    borderRadius: vars.radius.sm,
    color: vars.color.text.primary,
    ...vars.typography.table,
  }),
);

export const kind = styleVariants(
  {
    draft: status.draft,
    processing: status.processing,
    completed: status.completed,
    failed: status.failed,
    warning: status.warning,
    info: status.info,
  },
  (tone) => [inComponents({ background: tone.bg, borderColor: tone.border })],
);

export const sign = style(inComponents({ width: 20, height: 20 }));

export const words = style(inComponents({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }));

export const title = style(inComponents({ marginInlineEnd: vars.space[2], fontWeight: vars.font.weight.semibold }));
