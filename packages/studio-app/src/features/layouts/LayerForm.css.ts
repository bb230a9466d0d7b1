import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Stays in the page while empty, so that screen readers announce its text. */
export const status = style({ selectors: { '&:empty': { display: 'none' } } });

export const term = style({
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gridTemplateAreas: '"number text buttons"',
  gap: `${space[1]} ${space[2]}`,
});
