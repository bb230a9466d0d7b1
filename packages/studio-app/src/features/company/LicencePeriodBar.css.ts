import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const LINE_TOP = 16;

export const period = style({ display: 'grid', fontFamily: vars.font.family.sans, fontVariantNumeric: 'tabular-nums' });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const label = style({
  color: color.text.primary,
  ...vars.typography.label,
  fontWeight: vars.font.weight.semibold,
});

export const figure = style({
  color: color.text.primary,
  ...vars.typography.display,
  selectors: { '&[data-state="expired"]': { color: color.status.failed.text } },
});

export const words = style({ color: color.text.secondary, ...vars.typography.body });

export const scale = style({ position: 'relative', height: 26 });

export const line = style({
  position: 'absolute',
  insetInline: 0,
  top: LINE_TOP,
  height: 2,
  background: color.border.control,
});

export const passed = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: LINE_TOP,
  height: 2,
  background: color.text.primary,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const tick = style({
  position: 'absolute',
  top: LINE_TOP - 4,
  width: 1,
  height: 10,
  background: color.border.control,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** The day it is: a bench mark that points at the line. */
export const marker = style({
  position: 'absolute',
  top: 2,
  width: 14,
  height: 15,
  transform: 'translateX(-50%)',
  background: color.accent.solid,
  clipPath: 'polygon(0 0, 100% 0, 100% 55%, 50% 100%, 0 55%)',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const dates = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  color: color.text.secondary,
  ...vars.typography.caption,
});

/** Under its mark; left out where there is no room. */
export const month = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  '@media': { [media.belowSm]: { display: 'none' } },
});
