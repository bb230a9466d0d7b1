import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, typography } = vars;
const { caption, table, body, bodyLg } = typography;

export const text = style(inComponents({ minWidth: 0 }));

export const size = styleVariants({ caption, table, body, bodyLg }, (type) => [
  inComponents({ fontFamily: vars.font.family.sans, ...type }),
]);

const { primary, secondary, danger } = color.text;

export const tone = styleVariants({ primary, secondary, danger }, (value) => [inComponents({ color: value })]);

const { regular, medium, semibold, bold } = vars.font.weight;

export const weight = styleVariants({ regular, medium, semibold, bold }, (value) => [
  inComponents({ fontWeight: value }),
]);

export const truncate = style(
  inComponents({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
