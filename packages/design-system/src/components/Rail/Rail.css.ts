import { globalStyle, style } from '@vanilla-extract/css';
import { shellVars } from '../../internal/shell-vars.js';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineOnBezel } from '../../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

export const rail = style(
  inComponents({
    position: 'sticky',
    top: 0,
    zIndex: vars.zIndex.rail,
    display: 'flex',
    flexDirection: 'column',
    width: size.rail,
    height: '100dvh',
    // Scrolls when taller than the window.
    overflowY: 'auto',
    scrollbarWidth: 'none',
    background: color.bezel.bg,
    color: color.bezel.textMuted,
    fontFamily: vars.font.family.sans,
    '@media': {
      [media.belowMd]: {
        position: 'fixed',
        top: 'auto',
        bottom: 0,
        insetInline: 0,
        flexDirection: 'row',
        width: 'auto',
        height: 'auto',
        minHeight: `var(${shellVars.tabBarHeight}, ${size.tabBar})`,
        paddingBottom: 'env(safe-area-inset-bottom, 0px)',
        overflow: 'visible',
      },
      [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const brand = style(
  inComponents({
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    height: size.header,
    color: color.bezel.mark,
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);

globalStyle(`${brand} :focus-visible`, inComponentsGlobal(focusOutlineOnBezel));

const inBar = inComponents({ '@media': { [media.belowMd]: { display: 'flex', flex: '1 1 0' } } });

/** In the bar, up to five items share the width equally. */
export const list = style([
  inBar,
  inComponents({
    '@media': {
      [media.belowMd]: {
        selectors: {
          '&:has(> :nth-child(2))': { flexGrow: 2 },
          '&:has(> :nth-child(3))': { flexGrow: 3 },
          '&:has(> :nth-child(4))': { flexGrow: 4 },
        },
      },
    },
  }),
]);

export const foot = style([
  inBar,
  inComponents({ marginTop: 'auto', '@media': { [media.belowMd]: { marginTop: 0 } } }),
]);

export const place = style(inComponents({ '@media': { [media.belowMd]: { flex: '1 1 0', minWidth: 0 } } }));

/** Fits two short words on one line, also in bold, by shrinking its neighbours if needed. */
export const emphasisedPlace = style([place, inComponents({ '@media': { [media.belowMd]: { minWidth: '4.5rem' } } })]);

export const wideOnly = style(inComponents({ '@media': { [media.belowMd]: { display: 'none' } } }));

export const item = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    width: '100%',
    minHeight: 60,
    color: color.bezel.textMuted,
    ...vars.typography.caption,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: 0,
        width: 0,
        background: color.bezel.mark,
      },
      '&:hover': { background: color.bezel.bgHover, color: color.bezel.text },
      '&:active': { background: color.bezel.bgPressed },
      '&[aria-current]': {
        background: color.bezel.bgRaised,
        color: color.bezel.text,
        fontWeight: vars.font.weight.semibold,
      },
      '&[aria-current]::before': { width: 3, forcedColorAdjust: 'none' },
      '&:focus-visible': { ...focusOutlineOnBezel, outlineOffset: '-4px', borderRadius: vars.radius.lg },
    },
    '@media': {
      [media.belowMd]: {
        minHeight: size.tabBar,
        // Two lines of a long name still fit the bar.
        lineHeight: '0.875rem',
        selectors: {
          '&::before': { insetInline: 0, insetBlock: '0 auto', width: 'auto', height: 0 },
          '&[aria-current]::before': { width: 'auto', height: 3 },
        },
      },
      [media.forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);

export const icon = style(inComponents({ display: 'grid', placeItems: 'center' }));

/** The only blue element of the rail. */
export const emphasised = style([
  icon,
  inComponents({
    width: 36,
    height: 28,
    borderRadius: vars.radius.sm,
    background: color.accent.solid,
    color: color.text.onAccent,
    selectors: {
      [`${item}:hover &`]: { background: color.accent.solidHover },
      [`${item}:active &`]: { background: color.accent.solidActive },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  }),
]);
