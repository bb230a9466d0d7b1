import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** From edge to edge of the dialog and in view while its layers are scrolled; in the mode a part of the bezel. */
export const bar = style({
  position: 'sticky',
  top: `calc(-1 * ${space[1]})`,
  zIndex: 1,
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: 56,
  marginInline: `calc(-1 * ${space[6]})`,
  paddingBlock: space[2],
  paddingInline: space[6],
  borderBlock: `1px solid ${color.border.hairline}`,
  background: color.surface.sunken,
  color: color.text.primary,
  selectors: { '&[data-editing]': { borderColor: 'transparent', background: color.bezel.bg, color: color.bezel.text } },
  '@media': {
    [media.belowMd]: {
      // With its buttons in rows of their own it would take too much of the screen.
      position: 'static',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: space[2],
      marginBlockStart: `calc(-1 * ${space[4]})`,
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
    },
    [media.forcedColors]: { selectors: { '&[data-editing]': { borderColor: 'CanvasText' } } },
    [media.print]: { display: 'none' },
  },
});

export const icon = style({
  color: color.text.secondary,
  selectors: { [`${bar}[data-editing] &`]: { color: color.bezel.mark } },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const title = style({ ...vars.typography.bodyStrong });

export const note = style({
  color: color.text.secondary,
  ...vars.typography.table,
  overflowWrap: 'anywhere',
  selectors: { [`${bar}[data-editing] &`]: { color: color.bezel.textMuted } },
});

/** Of no use where there is no Shift. */
export const hint = style({ '@media': { [media.coarsePointer]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.belowMd]: { gridColumn: '1 / -1' } },
});

export const main = style({ '@media': { [media.belowSm]: { flex: '1 1 auto' } } });

export const remove = style({
  selectors: { '&[aria-disabled="true"]': { background: 'none', color: color.bezel.textMuted, cursor: 'not-allowed' } },
});
