import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** As wide as the dialog, and sticky while its layers scroll. Has the colours of the bezel in edit mode. */
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
  padding: `${space[2]} ${space[6]}`,
  borderBlock: `1px solid ${color.border.hairline}`,
  background: color.surface.sunken,
  selectors: { '&[data-editing]': { borderColor: 'transparent', background: color.bezel.bg, color: color.bezel.text } },
  '@media': {
    [media.belowMd]: {
      // Not sticky: with its buttons on lines of their own it would cover too much of the screen.
      position: 'static',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: space[2],
      margin: `calc(-1 * ${space[4]}) calc(-1 * ${space[4]}) 0`,
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

export const note = style({ selectors: { [`${bar}[data-editing] &`]: { color: color.bezel.textMuted } } });

/** Hidden on touch screens, which have no Shift key. */
export const hint = style({ '@media': { [media.coarsePointer]: { display: 'none' } } });

export const actions = style({ '@media': { [media.belowMd]: { gridColumn: '1 / -1' } } });

export const main = style({ '@media': { [media.belowSm]: { flex: '1 1 auto' } } });

export const remove = style({
  selectors: { '&[aria-disabled="true"]': { background: 'none', color: color.bezel.textMuted, cursor: 'not-allowed' } },
});
