import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Each level starts right of a line from its section. */
export const branch = style({
  marginInlineStart: 11,
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.border.strong}`,
});

/** As high as a comfortable target. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.control.default,
  borderRadius: vars.radius.xs,
  selectors: {
    'summary&': { cursor: 'pointer' },
    'summary&:hover': { background: color.surface.hover },
    'summary&::-webkit-details-marker': { display: 'none' },
  },
});

export const caret = style({
  flexShrink: 0,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
});

/** In place of the caret of a section that has nothing below it. */
export const end = style({ width: 24, flexShrink: 0 });
