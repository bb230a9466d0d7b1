import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const gutter = 'var(--ds-gutter, 0px)';

/** From edge to edge of the content: the map, and 24rem of panels beside it from lg on. */
export const layout = style({
  display: 'grid',
  flex: 1,
  gridTemplateRows: 'minmax(20rem, 60vh) auto',
  marginTop: `calc(-1 * ${space[6]})`,
  marginInline: `calc(-1 * ${gutter})`,
  marginBottom: `calc(-1 * ${gutter})`,
  '@media': {
    '(max-width: 649.98px)': { marginTop: `calc(-1 * ${space[3]})` },
    '(min-width: 1025px)': { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: `minmax(0, 1fr) ${vars.size.sidePanel}`, minHeight: '32rem' },
  },
});

export const map = style({ width: '100%', height: '100%', minHeight: 0 });

export const loading = style({ display: 'grid', placeItems: 'center', background: color.surface.imageWell });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.surface.sheet,
  '@media': { '(min-width: 1025px)': { borderInlineStart: `1px solid ${color.border.default}` } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 60,
  padding: `${space[2]} ${space[3]}`,
  color: color.text.primary,
  textDecoration: 'none',
  fontFamily: vars.font.family.sans,
  selectors: { '&:hover': { background: color.accent.subtle } },
});

export const thumb = style({ width: 64, height: 43, overflow: 'hidden', borderRadius: vars.radius.xs, background: color.surface.imageWell });

export const words = style({ display: 'grid', minWidth: 0 });

export const name = style({ ...vars.typography.bodyStrong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0 });

/** Where nothing is found, the place of the details. */
export const none = style({ flex: 1 });

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text.secondary,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
