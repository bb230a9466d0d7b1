import { vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const block = style({ overflow: 'hidden' });

export const picture = style({
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  borderBottom: `1px solid ${color.border.titleBlock}`,
  background: color.surface.imageWell,
});

export const rows = style({});
globalStyle(`${rows} > *`, { alignItems: 'center', minHeight: 36, paddingInline: space[3] });
