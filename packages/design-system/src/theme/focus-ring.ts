import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { media } from './media.js';

const forced = { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } };

const ring = (colour: string, offset: string) => ({
  outline: `${vars.borderWidth.focus} solid ${colour}`,
  outlineOffset: offset,
  ...forced,
});

/**
 * What a focused element draws: a 2 px ring after a 2 px gap, never animated.
 *
 * Use inside a selector of your own (`'&:focus-within'`, `'&[data-focus]'`); for the plain case spread {@link focusRing}.
 */
export const focusOutline = ring(vars.color.focus.ring, vars.borderWidth.focusGap);
/** For parts that touch their neighbours or sit in a clipping frame. */
export const focusOutlineInset = ring(vars.color.focus.ring, `calc(-1 * ${vars.borderWidth.focus})`);
/** Yellow, on images, the map and the bezel. */
export const focusOutlineOnImage = ring(vars.color.focus.ringOnImage, vars.borderWidth.focusGap);
export const focusOutlineOnBezel = ring(vars.color.focus.ringOnBezel, vars.borderWidth.focusGap);

/** `selectors` entry of a control: ring on keyboard focus only. */
export const focusRing = { '&:focus-visible': focusOutline } satisfies StyleRule['selectors'];
