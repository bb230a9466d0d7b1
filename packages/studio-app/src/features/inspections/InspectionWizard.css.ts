import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
  fontFamily: vars.font.family.sans,
});

/** Gets the focus when images are missing. */
export const images = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], outline: 'none' });

export const stepHeading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
});

/** Its word is flush with the fields. */
export const stepClose = style({ maxWidth: 'none', marginInlineEnd: `calc(-1 * ${space[3]})` });

export const stepTitle = style({ margin: 0, ...vars.typography.titleLg });

export const stepNote = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
  maxWidth: vars.size.measure,
  color: color.text.secondary,
  ...vars.typography.body,
});

export const kinds = style({
  display: 'grid',
  gap: space[3],
  maxWidth: vars.size.measure,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Read, not seen: what is on the screen says the same. */
export const hidden = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

export const kind = style({
  maxWidth: vars.size.measure,
  padding: space[4],
  border: `1px solid ${color.border.titleBlock}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
  selectors: {
    '&:has(:checked)': { borderColor: color.selection.border, background: color.selection.bg },
    '&:has([aria-invalid="true"])': { borderColor: color.border.invalid },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});

export const confirmation = style({ maxWidth: vars.size.measure });

export const pairing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
  margin: 0,
  ...vars.typography.body,
});
