import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { inComponents } from '../theme/in-layer.js';

const { color, space } = vars;

export const preview = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 2',
    minWidth: 0,
    borderRadius: vars.radius.xs,
    background: color.surface.imageWell,
    color: color.text.secondary,
    overflow: 'hidden',
  }),
);

export const picture = style(
  inComponents({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
);

export const fileKind = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    padding: space[1],
    fontFamily: vars.font.family.mono,
    ...vars.typography.mono,
    overflowWrap: 'anywhere',
  }),
);
