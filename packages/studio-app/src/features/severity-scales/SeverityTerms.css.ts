import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { swatch as anySwatch } from '../../widgets/swatch.css.ts';

const { color, space } = vars;

/** Lines of a row by the width of the list. Lists narrower than both have three. */
const ONE_LINE = '(min-width: 34rem)';
const TWO_LINES = '(min-width: 21.5rem)';
const COLUMNS = '24px 44px 150px minmax(0, 1fr) auto';

export const head = style({
  display: 'none',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.border.strong}`,
  color: color.text.secondary,
  ...vars.typography.captionStrong,
  '@container': { [ONE_LINE]: { display: 'grid', gridTemplateColumns: COLUMNS } },
});

export const row = style({
  gridTemplateColumns: '24px 44px minmax(0, 1fr)',
  gridTemplateAreas: '"number swatch text" "icon icon icon" "buttons buttons buttons"',
  gap: `${space[2]} ${space[3]}`,
  '@container': {
    [TWO_LINES]: {
      gridTemplateColumns: '24px 44px minmax(0, 1fr) auto',
      gridTemplateAreas: '"number swatch text text" "icon icon icon buttons"',
    },
    [ONE_LINE]: { gridTemplateColumns: COLUMNS, gridTemplateAreas: '"number swatch icon text buttons"' },
  },
});

/** An empty term has a dashed border instead of a colour, because it is not saved. */
export const swatch = style([
  anySwatch,
  {
    gridArea: 'swatch',
    height: 28,
    selectors: { '&[data-empty]': { borderStyle: 'dashed', borderColor: color.border.control } },
  },
]);

export const icon = style({ gridArea: 'icon', minWidth: 0 });
