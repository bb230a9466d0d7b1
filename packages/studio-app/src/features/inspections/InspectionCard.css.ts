import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const card = style({ overflow: 'hidden' });

export const picture = style({
  aspectRatio: '5 / 3',
  overflow: 'hidden',
  borderBottom: `1px solid ${color.border.titleBlock}`,
  background: color.surface.imageWell,
  '@media': { [media.print]: { aspectRatio: '5 / 2' } },
});

export const uploading = style({
  minHeight: vars.size.control.default,
  color: color.status.info.text,
  fontWeight: vars.font.weight.semibold,
});

/** Two actions share the row. A single action fills it. */
export const actions = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' });
