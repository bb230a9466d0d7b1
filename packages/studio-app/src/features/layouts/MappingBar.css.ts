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
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"icon title actions actions" "icon note actions actions"',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: 56,
  marginInline: `calc(-1 * ${space[6]})`,
  padding: `${space[2]} ${space[6]}`,
  borderBlock: `1px solid ${color.border.hairline}`,
  background: color.surface.sunken,
  selectors: {
    '&[data-editing]': {
      gridTemplateAreas: '"icon title tools actions" ". note note note"',
      borderColor: color.accent.mark,
      background: color.bezel.bg,
      color: color.bezel.text,
    },
  },
  '@media': {
    [media.belowMd]: {
      top: `calc(-1 * ${space[4]})`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"note tools" "actions actions"',
      columnGap: space[2],
      margin: `calc(-1 * ${space[4]}) calc(-1 * ${space[4]}) 0`,
      // Two rows of touch targets in 96 px.
      gridAutoRows: vars.size.control.touch,
      padding: `3px ${space[4]}`,
      selectors: { '&[data-editing]': { gridTemplateAreas: '"note tools" "actions actions"' } },
    },
    [media.forcedColors]: { selectors: { '&[data-editing]': { borderColor: 'CanvasText' } } },
    [media.print]: { display: 'none' },
  },
});

const wideOnly = { '@media': { [media.belowMd]: { display: 'none' } } };

export const icon = style({
  gridArea: 'icon',
  color: color.text.secondary,
  selectors: { [`${bar}[data-editing] &`]: { color: color.bezel.mark } },
  ...wideOnly,
});

export const title = style({ gridArea: 'title', ...wideOnly });

/** Three small lines at most on a phone, as high as a touch target; screen readers read the rest. */
export const note = style({
  gridArea: 'note',
  selectors: { [`${bar}[data-editing] &`]: { color: color.bezel.text } },
  '@media': {
    [media.belowMd]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      fontSize: vars.typography.caption.fontSize,
      lineHeight: 1.2,
    },
  },
});

/** Hidden on touch screens, which have no Shift key. */
export const hint = style({
  '@media': { [media.coarsePointer]: { display: 'none' }, [media.belowMd]: { display: 'none' } },
});

export const tools = style({ gridArea: 'tools' });

export const actions = style({ gridArea: 'actions' });

/** Takes the room that Cancel leaves on a phone. */
export const main = style({ '@media': { [media.belowMd]: { flex: '1 1 auto', paddingInline: space[2] } } });

export const count = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', ...wideOnly });

/** Square where it shows only its icon. */
export const tool = style({
  selectors: { '&[aria-disabled="true"]': { background: 'none', color: color.bezel.textMuted, cursor: 'not-allowed' } },
  '@media': { [media.belowLg]: { justifyContent: 'center', width: vars.size.control.touch, minWidth: 0, padding: 0 } },
});
