import { globalStyle, style } from '@vanilla-extract/css';
import { shellVars } from '../../internal/shell-vars.js';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;
const gutter = `var(${shellVars.gutter})`;
const LOW_WINDOW = '(max-height: 499.98px)';

export const shell = style(
  inComponents({
    vars: { [shellVars.gutter]: space[8] },
    display: 'grid',
    gridTemplateColumns: `${size.rail} minmax(0, 1fr)`,
    minHeight: '100dvh',
    background: color.surface.canvas,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    '@media': {
      [media.belowMd]: {
        vars: { [shellVars.gutter]: space[4] },
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBottom: `var(${shellVars.tabBarHeight})`,
      },
      [media.fromXxl]: { vars: { [shellVars.gutter]: space[12] } },
      [media.print]: { display: 'block' },
    },
  }),
);

// Set on the document, so that toasts and scroll padding stay clear of docked parts.
globalStyle(
  `:root:has(${shell})`,
  inComponentsGlobal({
    vars: {
      [shellVars.railWidth]: size.rail,
      [shellVars.tabBarHeight]: '0px',
      [shellVars.dockedHeight]: `calc(var(${shellVars.trayHeight}, 0px) + var(${shellVars.tabBarHeight}))`,
    },
    scrollPaddingTop: `calc(${size.header} + ${space[2]})`,
    scrollPaddingBottom: `calc(var(${shellVars.dockedHeight}) + ${size.tabBar})`,
    '@media': {
      [media.belowMd]: {
        vars: { [shellVars.tabBarHeight]: `calc(${size.tabBar} + env(safe-area-inset-bottom, 0px))` },
      },
    },
  }),
);

export const skipLink = style(
  inComponents({
    position: 'fixed',
    top: space[2],
    insetInlineStart: space[2],
    zIndex: vars.zIndex.skipLink,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: vars.radius.md,
    background: color.surface.inverse,
    color: color.text.onInverse,
    ...vars.typography.bodyStrong,
    transform: 'translateY(-200%)',
    transition: `transform ${vars.duration.base} ${vars.easing.enter}`,
    selectors: { '&:focus': { transform: 'none' } },
    '@media': { [media.reducedMotion]: { transition: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const column = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: '100dvh',
    '@media': { [media.belowMd]: { minHeight: `calc(100dvh - var(${shellVars.tabBarHeight}))` } },
  }),
);

export const header = style(
  inComponents({
    position: 'sticky',
    top: 0,
    zIndex: vars.zIndex.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: size.header,
    paddingInline: gutter,
    borderBottom: `1px solid transparent`,
    background: color.surface.canvas,
    selectors: { '&[data-scrolled]': { borderBottomColor: color.border.default } },
    '@media': { [LOW_WINDOW]: { position: 'static' }, [media.print]: { display: 'none' } },
  }),
);

/** Shown only where the rail does not show the brand. */
export const brand = style(
  inComponents({
    display: 'none',
    flexShrink: 0,
    padding: '6px',
    borderRadius: vars.radius.md,
    background: color.bezel.bg,
    color: color.bezel.mark,
    '@media': { [media.belowMd]: { display: 'grid' } },
  }),
);

/** Its items fill the row; the first one may shrink. */
export const headerContent = style(
  inComponents({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minWidth: 0,
  }),
);

export const main = style(
  inComponents({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    padding: `${space[2]} ${gutter} ${gutter}`,
    outline: 'none',
    '@media': { [media.print]: { padding: 0 } },
  }),
);
