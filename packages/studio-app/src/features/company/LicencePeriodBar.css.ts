import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const LINE_TOP = 16;

export const figure = style({
  ...vars.typography.display,
  selectors: { '&[data-state="expired"]': { color: color.status.failed.text } },
});

export const scale = style({ position: 'relative', height: 26 });

const onLine = { position: 'absolute', top: LINE_TOP, height: 2 } as const;
const drawn = (background: string) => ({
  background,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const line = style({ ...onLine, insetInline: 0, background: color.border.control });

export const passed = style({ ...onLine, insetInlineStart: 0, ...drawn(color.text.primary) });

export const tick = style({ ...onLine, top: LINE_TOP - 4, width: 1, height: 10, ...drawn(color.border.control) });

/** Today: a bench mark that points at the line. */
export const marker = style({
  position: 'absolute',
  top: 2,
  width: 14,
  height: 15,
  transform: 'translateX(-50%)',
  background: color.accent.solid,
  clipPath: 'polygon(0 0, 100% 0, 100% 55%, 50% 100%, 0 55%)',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const dates = style({ position: 'relative' });

/** Under its tick. Hidden below sm, where it does not fit. */
export const month = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  '@media': { [media.belowSm]: { display: 'none' } },
});

/** The start is under the first tick, the expiry under the last one. */
export const end = style({
  ...vars.typography.caption,
  color: color.text.secondary,
  selectors: { '&:last-child': { textAlign: 'end' } },
});
