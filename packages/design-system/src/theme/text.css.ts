import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { inComponents } from './in-layer.js';

const { mono, ...sansStyles } = vars.typography;

/**
 * The type styles as classes: `className={text.title}`.
 *
 * display full-page states · titleLg page · title section and dialog · titleSm sub-section · body default ·
 * label field labels · table cells · caption hints, counters, badges · figure one number that matters ·
 * mono file names, coordinates, hex codes.
 */
export const text = {
  ...styleVariants(sansStyles, (type) => [inComponents({ fontFamily: vars.font.family.sans, ...type })]),
  ...styleVariants({ mono }, (type) => [inComponents({ fontFamily: vars.font.family.mono, ...type })]),
};

export type TextStyle = keyof typeof text;
