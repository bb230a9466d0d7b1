import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { overlay, status, text } = vars.color;

export const badge = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: 6, maxWidth: '100%', whiteSpace: 'nowrap' }),
);

const framed = {
  minHeight: 24,
  paddingInline: 6,
  border: `${vars.borderWidth.hairline} solid`,
  borderRadius: vars.radius.xs,
  ...vars.typography.captionStrong,
};

export const tint = styleVariants(
  {
    draft: status.draft,
    processing: status.processing,
    completed: status.completed,
    failed: status.failed,
    warning: status.warning,
    info: status.info,
  },
  (tone) => [inComponents({ background: tone.bg, borderColor: tone.border, color: tone.text })],
);

export const variant = styleVariants({
  tinted: [inComponents(framed)],
  // Opaque, so that the text is legible on any image.
  plate: [
    inComponents({
      ...framed,
      selectors: { [`${badge}&`]: { background: overlay.plate, borderColor: 'transparent', color: overlay.plateText } },
    }),
  ],
  text: [inComponents({ ...vars.typography.table, color: text.primary })],
});
