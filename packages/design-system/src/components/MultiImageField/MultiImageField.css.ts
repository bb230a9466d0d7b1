import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

/** Below this width there are four previews in a row, and a tile replaces the drop area. */
const NARROW = '(max-width: 34rem)';

/** The container of the `@container` queries below. */
export const field = style(inComponents({ containerType: 'inline-size' }));

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    paddingBottom: space[2],
  }),
);

export const label = style(inComponents({ ...vars.typography.titleSm }));

export const count = style(inComponents({ ...vars.typography.body, color: color.text.secondary }));

export const totals = style(
  inComponents({ display: 'flex', alignItems: 'baseline', gap: space[2], marginInlineStart: 'auto' }),
);

export const size = style(inComponents({ ...vars.typography.caption, color: color.text.secondary }));

export const sheet = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    selectors: {
      '&[data-filled]': {
        padding: space[2],
        border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
        borderRadius: vars.radius.sm,
        background: color.surface.sheet,
      },
    },
  }),
);

export const thumbnails = style(inComponents({ display: 'grid', gap: space[1] }));

/** Previews have the size they have in a full row. */
export const columns = styleVariants({ all: 9, withMore: 7 }, (count) => [
  inComponents({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@container': { [NARROW]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
]);

export const picture = style(inComponents({ position: 'relative', minWidth: 0 }));

/** In the upper corner of a preview, on hover and focus. With a coarse pointer always visible, with a larger target. */
export const remove = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.sm,
    opacity: 0,
    selectors: {
      [`${picture}:hover > &:enabled`]: { opacity: 1 },
      '&:focus': { opacity: 1 },
      ...focusRing,
    },
    '@media': {
      [media.coarsePointer]: {
        placeItems: 'start end',
        width: vars.size.control.touch,
        height: vars.size.control.touch,
        selectors: { '&:enabled': { opacity: 1 } },
      },
    },
  }),
);

export const removePlate = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control.targetMin,
    height: vars.size.control.targetMin,
    border: `${vars.borderWidth.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.sm,
    background: color.surface.raised,
    color: color.text.primary,
    selectors: {
      [`${remove}:hover > &`]: { background: color.surface.hover },
      [`${remove}:active > &`]: { background: color.surface.pressed },
    },
  }),
);

export const thumbnail = style(
  inComponents({ selectors: { '&&': { '@container': { [NARROW]: { aspectRatio: '1' } } } } }),
);

export const caption = style(
  inComponents({
    display: 'block',
    overflowWrap: 'anywhere',
    color: color.text.secondary,
    ...vars.typography.caption,
  }),
);

export const more = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.xs,
    background: color.surface.pressed,
    color: color.text.primary,
    ...vars.typography.bodyStrong,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.surface.hover }, ...focusRing },
    '@container': { [NARROW]: { aspectRatio: '1' } },
  }),
);

export const addTile = style(inComponents({ display: 'none', '@container': { [NARROW]: { display: 'block' } } }));

export const add = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '1',
    color: color.accent.mark,
    selectors: {
      '&:hover:enabled': { background: color.surface.hover },
      '&:active:enabled': { background: color.surface.pressed },
      '&:disabled': { color: color.border.disabled },
      ...focusRing,
    },
  }),
);

export const addBrackets = style(inComponents({ selectors: { '&&': { inset: 0 } } }));

export const area = style(
  inComponents({
    selectors: { '[data-filled] > &': { '@container': { [NARROW]: { display: 'none' } } } },
  }),
);
