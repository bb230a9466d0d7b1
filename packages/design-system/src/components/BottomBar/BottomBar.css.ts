import { globalStyle, style } from '@vanilla-extract/css';
import { shellVars } from '../../internal/shell-vars.js';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const MIN_HEIGHT = 52;
const gutter = `var(${shellVars.gutter}, 0px)`;

/** Extends to the edges of its column, above whatever is docked at the bottom. */
export const bar = style(
  inComponents({
    position: 'sticky',
    bottom: `var(${shellVars.dockedHeight}, 0px)`,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    minHeight: MIN_HEIGHT,
    margin: `auto calc(-1 * ${gutter}) calc(-1 * ${gutter})`,
    padding: `${vars.space[2]} ${gutter}`,
    borderTop: `1px solid ${vars.color.border.default}`,
    background: vars.color.surface.canvas,
    color: vars.color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.table,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Not on phones, which need their height for content. */
export const pinnedWhereRoomy = style(inComponents({ '@media': { [media.belowMd]: { position: 'static' } } }));

// So that toasts stay clear of it.
globalStyle(
  `:root:has(${bar})`,
  inComponentsGlobal({ '@media': { [media.fromMd]: { vars: { [shellVars.bottomBarHeight]: `${MIN_HEIGHT}px` } } } }),
);

// A pinned bar is already in view: focus inside it must not scroll the page.
globalStyle(`:root:has(${bar}:not(${pinnedWhereRoomy}) :focus)`, inComponentsGlobal({ scrollPaddingBottom: 0 }));
globalStyle(
  `:root:has(${bar} :focus)`,
  inComponentsGlobal({ '@media': { [media.fromMd]: { scrollPaddingBottom: 0 } } }),
);
