import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset, focusOutlineOnImage } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';

const { borderWidth, color, space } = vars;
const WIDTH_PX = 288;
/** Narrower maps have the list along their foot, wider ones at their end. */
const NARROW = '(max-width: 639.98px)';
const edge = `${borderWidth.control} solid ${color.map.controlBorder}`;
const surface = {
  border: edge,
  borderRadius: vars.radius.md,
  background: color.map.controlBg,
  color: color.map.controlText,
  boxShadow: vars.elevation[2],
};

export const box = style(
  inComponents({
    position: 'absolute',
    zIndex: vars.zIndex.mapControl,
    insetBlockStart: space[4],
    insetInlineEnd: space[4],
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space[2],
    maxHeight: `calc(100% - 2 * ${space[4]})`,
    // The map under it can be dragged; its own parts take presses.
    pointerEvents: 'none',
    '@container': {
      [NARROW]: { selectors: { '&[data-open]': { insetInline: 0, insetBlockEnd: 0, maxHeight: 'none' } } },
    },
  }),
);

/** Visible on keyboard focus and while the list is open. */
export const toggle = style(
  inComponents({
    ...surface,
    flexShrink: 0,
    minHeight: vars.size.control.default,
    padding: `0 ${space[3]}`,
    ...vars.typography.bodyStrong,
    selectors: {
      [`${box}:not([data-open]) &:not(:focus-visible)`]: {
        position: 'absolute',
        width: 1,
        minHeight: 1,
        height: 1,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      [`${box}[data-open] &`]: { pointerEvents: 'auto' },
      '&:focus-visible': { ...focusOutlineOnImage, pointerEvents: 'auto' },
    },
    '@container': { [NARROW]: { selectors: { [`${box}[data-open] &`]: { marginInlineEnd: space[4] } } } },
  }),
);

export const panel = style(
  inComponents({
    ...surface,
    width: WIDTH_PX,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    pointerEvents: 'auto',
    '@container': {
      [NARROW]: {
        alignSelf: 'stretch',
        width: 'auto',
        maxHeight: '45%',
        marginBlockStart: 'auto',
        borderWidth: `${borderWidth.control} 0 0`,
        borderRadius: 0,
      },
    },
  }),
);

export const rows = style(inComponents({ display: 'flex', flexDirection: 'column' }));

export const item = style(
  inComponents({ selectors: { '& + &': { borderTop: `${borderWidth.hairline} solid ${color.border.hairline}` } } }),
);

export const row = style(
  inComponents({
    display: 'block',
    width: '100%',
    minHeight: vars.size.control.default,
    padding: `${space[2]} ${space[3]}`,
    overflowWrap: 'anywhere',
    ...vars.typography.body,
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&:active': { background: color.surface.pressed },
      '&:focus-visible': focusOutlineInset,
    },
  }),
);

export const empty = style(inComponents({ padding: space[3], color: color.text.secondary, ...vars.typography.body }));
