import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const sections = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const rows = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const section = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  padding: space[3],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
});

/** Number, text, buttons; the buttons move under the text on a phone. */
const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  '@media': {
    [media.belowSm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 0 },
  },
});

export const head = style([line]);

export const item = style([line]);

/** On a line of their own on a phone, at its end. */
export const buttons = style({ '@media': { [media.belowSm]: { gridColumn: '1 / -1', justifySelf: 'end' } } });

export const items = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.border.hairline}`,
});

/** Level with the text of the field beside it. */
export const number = style({
  minWidth: '3ch',
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.bodyStrong,
  lineHeight: vars.size.control.default,
  fontVariantNumeric: 'tabular-nums',
});
