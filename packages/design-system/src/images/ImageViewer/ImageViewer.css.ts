import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { onBezel } from '../on-bezel.js';

const { color, size, space } = vars;
/** Here two rows of the bar are needed: its name and its buttons. */
export const NARROW = '(max-width: 719.98px)';
/** Here there is room for the buttons only. */
const PHONE = '(max-width: 419.98px)';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    minHeight: 320,
    overflow: 'hidden',
    containerType: 'inline-size',
    background: color.bezel.bg,
    color: color.bezel.text,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const bar = style(
  inComponents({
    vars: onBezel,
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[2],
    minHeight: 48,
    paddingInline: `${space[4]} ${space[2]}`,
    borderBottom: `1px solid ${color.bezel.border}`,
    '@container': {
      [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: space[3], rowGap: 0 },
    },
  }),
);

export const title = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    columnGap: space[3],
    minWidth: 0,
    whiteSpace: 'nowrap',
    '@container': { [NARROW]: { minHeight: 48, columnGap: space[2] } },
  }),
);

export const position = style(
  inComponents({ color: color.bezel.textMuted, fontVariantNumeric: 'tabular-nums', ...vars.typography.table }),
);

export const name = style(inComponents({ ...vars.typography.bodyStrong }));

export const shortened = style(inComponents({ display: 'flex', minWidth: 0, whiteSpace: 'pre' }));
export const shortenedStart = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const tools = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '@container': {
      [NARROW]: {
        gridColumn: '1 / -1',
        gridRow: 2,
        marginInlineStart: `calc(-1 * ${space[2]})`,
        paddingBlockEnd: space[1],
      },
    },
  }),
);

/** As wide as '1,234 %', so that the buttons stay where they are. */
export const zoom = style(
  inComponents({
    minWidth: '3.25rem',
    textAlign: 'center',
    color: color.bezel.textMuted,
    fontVariantNumeric: 'tabular-nums',
    ...vars.typography.table,
    '@container': { [PHONE]: { display: 'none' } },
  }),
);

export const atLimit = style(inComponents({ selectors: { '&&': { color: color.text.disabled, cursor: 'default' } } }));

export const flagged = style(inComponents({ selectors: { '&&': { color: color.bezel.mark } } }));

export const close = style(inComponents({ '@container': { [NARROW]: { gridRow: 1, gridColumn: 2 } } }));

export const well = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    background: color.overlay.imageSurround,
    isolation: 'isolate',
  }),
);

export const stage = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { ...focusOutlineInset, outlineColor: color.focus.ringOnImage },
    },
  }),
);

export const canvas = style(
  inComponents({ position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: -1 }),
);

const GAP = '2px';
const PARTS = `repeating-linear-gradient(to right, #000 0 calc(5% - ${GAP}), transparent calc(5% - ${GAP}) 5%)`;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const progress = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 2,
    maskImage: PARTS,
    pointerEvents: 'none',
    // What is here soon shows no progress at all.
    animation: `${appear} 1ms 200ms backwards`,
    forcedColorAdjust: 'none',
  }),
);

export const loaded = style(inComponents({ height: '100%', background: color.bezel.mark }));

export const stageButton = style(
  inComponents({
    position: 'absolute',
    top: '50%',
    display: 'grid',
    placeItems: 'center',
    width: size.control.touch,
    height: size.control.touch,
    marginTop: -22,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: color.overlay.imageTop,
    color: color.bezel.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.bezel.bgHover },
      '&:active': { background: color.bezel.bgPressed },
      '&[aria-disabled]': { background: 'transparent', color: color.bezel.borderStrong, cursor: 'default' },
      '&:focus-visible': { ...focusOutlineInset, outlineColor: color.focus.ringOnImage },
    },
  }),
);

export const side = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } }, (rule) => [
  inComponents({ marginInline: space[2], ...rule }),
]);

export const failed = style(
  inComponents({
    position: 'absolute',
    insetInline: space[4],
    bottom: space[4],
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${space[4]})`,
    marginInline: 'auto',
    pointerEvents: 'none',
    selectors: {
      '&[data-shown]': {
        display: 'flex',
        alignItems: 'center',
        gap: space[2],
        padding: `${space[2]} ${space[3]}`,
        borderRadius: vars.radius.sm,
        background: color.overlay.plate,
        color: color.overlay.plateText,
        boxShadow: vars.elevation[2],
      },
    },
    ...vars.typography.table,
    '@media': { [media.forcedColors]: { selectors: { '&[data-shown]': { border: '1px solid CanvasText' } } } },
  }),
);

export const problem = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: space[6] }),
);

/** In the theme of the page, like the messages elsewhere. */
export const problemPlate = style(
  inComponents({
    width: '100%',
    maxWidth: size.dialogSm,
    borderRadius: vars.radius.sm,
    background: color.surface.dialog,
    color: color.text.primary,
  }),
);
