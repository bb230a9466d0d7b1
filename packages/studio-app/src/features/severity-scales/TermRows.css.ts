import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** One line where the list is wide, two on a phone, three on the smallest. */
const ONE_LINE = '(min-width: 34rem)';
const TWO_LINES = '(min-width: 21.5rem)';
const COLUMNS = '24px 44px 150px minmax(0, 1fr) auto';

export const terms = style({ display: 'grid', gap: space[3], justifyItems: 'start', minWidth: 0 });

export const table = style({
  width: '100%',
  containerType: 'inline-size',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
});

export const head = style({
  display: 'none',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.border.strong}`,
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.captionStrong,
  '@container': { [ONE_LINE]: { display: 'grid', gridTemplateColumns: COLUMNS } },
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px 44px minmax(0, 1fr)',
  gridTemplateAreas: '"number swatch text" "icon icon icon" "buttons buttons buttons"',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.border.hairline}` } },
  '@container': {
    [TWO_LINES]: {
      gridTemplateColumns: '24px 44px minmax(0, 1fr) auto',
      gridTemplateAreas: '"number swatch text text" "icon icon icon buttons"',
    },
    [ONE_LINE]: { gridTemplateColumns: COLUMNS, gridTemplateAreas: '"number swatch icon text buttons"' },
  },
});

export const number = style({
  gridArea: 'number',
  fontFamily: vars.font.family.sans,
  ...vars.typography.bodyStrong,
  fontVariantNumeric: 'tabular-nums',
});

/** What an empty term has instead of a colour is a broken frame: it will not be saved. */
export const swatch = style({
  gridArea: 'swatch',
  height: 28,
  border: `1px solid color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
  borderRadius: vars.radius.xs,
  forcedColorAdjust: 'none',
  selectors: { '&[data-empty]': { borderStyle: 'dashed', borderColor: color.border.control } },
});

export const icon = style({ gridArea: 'icon', minWidth: 0 });

export const text = style({ gridArea: 'text', minWidth: 0 });

export const buttons = style({ gridArea: 'buttons', justifySelf: 'end' });
