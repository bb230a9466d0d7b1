import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const rule = `${vars.borderWidth.hairline} solid ${color.border.default}`;

export const bar = style({ borderBottom: rule, '@media': { [media.belowSm]: { borderBottom: 'none' } } });

export const contents = style({
  '@media': { [media.belowSm]: { width: '100%', gap: space[5], borderBottom: rule } },
});

export const tools = style({
  paddingBottom: space[3],
  '@media': { [media.belowSm]: { flexWrap: 'nowrap', width: '100%', paddingBottom: 0 } },
});

export const search = style({ width: 232, '@media': { [media.belowSm]: { flex: 1, width: 'auto', minWidth: 0 } } });
