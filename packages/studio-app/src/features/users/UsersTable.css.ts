import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const name = style({
  selectors: { '&[data-status="Deleted"]': { color: color.text.secondary, textDecoration: 'line-through' } },
});

/** Breaks anywhere, because addresses are wider than their column. */
export const email = style({ overflowWrap: 'anywhere' });

/** Aligned with the text of the row. */
export const status = style({ verticalAlign: 'middle' });

/** Under the name, indented by the width of the avatar and raised by what the avatar is higher. */
export const compactFacts = style({
  marginBlockStart: `calc(-1 * ${space[1]})`,
  paddingInlineStart: `calc(32px + ${space[3]})`,
});
