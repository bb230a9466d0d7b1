import { media, vars } from '@inspection-studio/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;
const RULE = color.border.hairline;

/** The container whose width decides how many rows are side by side. */
export const frame = style({ containerType: 'inline-size' });

/** The gaps show the rules between rows. Rules at the outer edge are clipped. */
export const rows = style({
  border: `${vars.borderWidth.hairline} solid ${RULE}`,
  borderRadius: vars.radius.sm,
  overflow: 'clip',
  background: color.surface.sheet,
  selectors: { '&[aria-busy="true"]:not([aria-hidden])': { opacity: 0.6 } },
});

const side = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = styleVariants({
  1: {},
  2: { '@container': { '(min-width: 40rem)': side(2) } },
  3: { '@container': { '(min-width: 40rem)': side(2), '(min-width: 62rem)': side(3) } },
});

export const cell = style({
  minWidth: 0,
  boxShadow: `1px 0 ${RULE}, 0 1px ${RULE}, 1px 1px ${RULE}`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const skeleton = style([cell, { minHeight: 44, paddingInline: space[3] }]);
