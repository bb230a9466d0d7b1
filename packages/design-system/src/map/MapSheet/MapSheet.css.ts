import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { MAP_STRIP_PX } from './useSheetDrag.js';

const { color, space } = vars;

export const sheet = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    minWidth: 0,
    overflow: 'hidden',
    borderTop: `1px solid ${color.border.default}`,
    background: color.surface.sheet,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    selectors: {
      '&[data-height="half"]': { height: '50%' },
      '&[data-height="full"]': { height: `calc(100% - ${MAP_STRIP_PX}px)` },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Taken by a finger: the page does not scroll under it. The line says that it can be moved. */
export const bar = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flexShrink: 0,
    minHeight: 52,
    paddingInlineEnd: space[2],
    touchAction: 'none',
    cursor: 'grab',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 5,
      insetInlineStart: 'calc(50% - 18px)',
      width: 36,
      height: 4,
      borderRadius: vars.radius.full,
      background: color.border.control,
    },
    '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
  }),
);

export const toggle = style(
  inComponents({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    minHeight: 52,
    paddingInline: space[4],
    color: 'inherit',
    textAlign: 'start',
    cursor: 'inherit',
    selectors: { '&:focus-visible': focusOutlineInset },
  }),
);

export const title = style(inComponents({ ...vars.typography.bodyStrong }));

export const summary = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    color: color.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const body = style(
  inComponents({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Room for the ring of what has focus at the edge.
    padding: space[1],
    scrollPadding: space[1],
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
