import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Number, text and buttons. Below sm, the buttons move under the text. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  '@media': { [media.belowSm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 0 } },
});

/** Below sm, at the end of a line of their own. */
export const buttons = style({ '@media': { [media.belowSm]: { gridColumn: '1 / -1', justifySelf: 'end' } } });

export const items = style({ paddingInlineStart: space[3], borderInlineStart: `2px solid ${color.border.hairline}` });

/** Aligned with the text of the field beside it. */
export const number = style({ minWidth: '3ch', lineHeight: size.control.default });
