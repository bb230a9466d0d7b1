import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Under the name, indented by the width of the icon. */
export const compactFacts = style({ paddingInlineStart: `calc(20px + ${vars.space[3]})` });
