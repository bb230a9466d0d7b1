import { globalStyle, style } from '@vanilla-extract/css';
import { shellVars } from '../../internal/shell-vars.js';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineOnBezel } from '../../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;
const gutter = `var(${shellVars.gutter}, ${space[4]})`;

/** In the flow at the end of its column, so that it takes up space, and sticky, so that it stays in view. */
export const tray = style(
  inComponents({
    position: 'sticky',
    bottom: `var(${shellVars.tabBarHeight}, 0px)`,
    zIndex: vars.zIndex.tray,
    flexShrink: 0,
    background: color.surface.sheet,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    '@media': {
      [media.forcedColors]: { borderTop: '1px solid CanvasText' },
      [media.print]: { display: 'none' },
    },
  }),
);

// Already in view: focus inside it must not scroll the page.
globalStyle(`:root:has(${tray} :focus)`, inComponentsGlobal({ scrollPaddingBottom: 0 }));

export const bar = style(
  inComponents({
    // The track of a progress bar, as dark as the bezel.
    vars: { [color.upload.track]: color.bezel.border },
    display: 'flex',
    alignItems: 'center',
    columnGap: space[4],
    minHeight: size.trayBar,
    paddingInline: gutter,
    background: color.bezel.bg,
    color: color.bezel.text,
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        // Room for 'Uploads' next to two buttons at 320 px.
        gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(68%)',
        columnGap: space[2],
        minHeight: 52,
        background: color.bezel.bgRaised,
      },
    },
  }),
);

export const icon = style(inComponents({ display: 'grid' }));

/** On phones the bar has room for the title or the summary: it shows the summary until the tray is open. */
export const title = style(
  inComponents({
    ...vars.typography.bodyStrong,
    '@media': { [media.belowMd]: { selectors: { '[data-state="closed"] > * > &': { display: 'none' } } } },
  }),
);

export const summary = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    columnGap: space[4],
    // Shrinks before the notice does.
    flex: '0 1000 24rem',
    minWidth: '14rem',
    color: color.bezel.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [media.belowMd]: {
        display: 'grid',
        minWidth: 0,
        rowGap: space[1],
        ...vars.typography.captionStrong,
        color: color.bezel.text,
        whiteSpace: 'normal',
        selectors: { '[data-state="open"] > * > &': { display: 'none' } },
      },
    },
  }),
);

export const notice = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    paddingBlock: space[1],
    '@media': {
      [media.belowMd]: {
        gridColumn: '1 / -1',
        gridRow: 2,
        paddingBlock: `0 ${space[3]}`,
        ...vars.typography.caption,
        selectors: { '[data-state="closed"] > * > &': { display: 'none' } },
      },
    },
  }),
);

/** The warning sign in the bezel's yellow. */
export const noticeSign = style(
  inComponents({
    selectors: { [`${notice} > &`]: { vars: { '--sign-ink': color.bezel.bg }, color: color.bezel.mark } },
  }),
);

/** On its own line, as there is no room next to the notice. */
export const waiting = style(
  inComponents({
    display: 'flex',
    columnGap: space[4],
    padding: `0 ${gutter} ${space[3]}`,
    background: color.bezel.bg,
    color: color.bezel.text,
    '@media': {
      [media.belowMd]: { columnGap: space[3], background: color.bezel.bgRaised, ...vars.typography.caption },
    },
  }),
);

/** Centred on the first line, under the icon of the bar. */
export const waitingSign = style(
  inComponents({
    margin: `calc((1lh - ${size.sign.md}) / 2) calc((20px - ${size.sign.md}) / 2)`,
    selectors: { [`${waiting} > &`]: { vars: { '--sign-ink': color.bezel.bg }, color: color.bezel.mark } },
  }),
);

export const buttons = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
    '@media': { [media.belowMd]: { gridColumn: 3, gridRow: 1 } },
  }),
);

export const button = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.control.default,
    paddingInline: space[2],
    borderRadius: vars.radius.md,
    color: color.bezel.text,
    ...vars.typography.bodyStrong,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.bezel.bgHover },
      '&:active': { background: color.bezel.bgPressed },
      '&:focus-visible': focusOutlineOnBezel,
    },
    '@media': {
      [media.belowMd]: { minWidth: 0, paddingInline: space[1], overflowWrap: 'anywhere', whiteSpace: 'normal' },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);

/** On phones, the minimised tray shows only the caret of this button. */
export const buttonWords = style(
  inComponents({
    '@media': {
      [media.belowMd]: {
        selectors: {
          '[data-state="closed"] > * > * > * > &': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
);

export const body = style(
  inComponents({
    maxHeight: '50dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
