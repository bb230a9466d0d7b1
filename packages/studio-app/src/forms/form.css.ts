import { vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** At most as wide as a line of prose. In a full-height dialog, the buttons are at the bottom. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxWidth: vars.size.measure,
});

/** Takes no space while empty. Stays in the page, so that screen readers announce its text. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });
// 24 px above the buttons of a dialog.
globalStyle(`${form} > :has(+ ${status}:empty)`, { paddingBlockEnd: vars.space[2] });
