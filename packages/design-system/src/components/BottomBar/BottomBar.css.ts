import { globalStyle, style } from '@vanilla-extract/css';
import { shellVars } from '../../internal/shell-vars.js';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const gutter = `var(${shellVars.gutter}, 0px)`;

/** Runs out to the edges of its column and stands on whatever is docked at the bottom. */
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
    minHeight: 52,
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

/** A phone keeps its few lines for the content. */
export const pinnedWhereRoomy = style(inComponents({ '@media': { [media.belowMd]: { position: 'static' } } }));

// Pinned, it is in view already: focus in here does not scroll the page to clear what is docked.
globalStyle(`:root:has(${bar}:not(${pinnedWhereRoomy}) :focus)`, inComponentsGlobal({ scrollPaddingBottom: 0 }));
globalStyle(
  `:root:has(${bar} :focus)`,
  inComponentsGlobal({ '@media': { [media.fromMd]: { scrollPaddingBottom: 0 } } }),
);
