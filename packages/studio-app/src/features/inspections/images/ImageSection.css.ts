import { focusOutlineOnImage, media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { frame as pictureFrame } from '../../../widgets/Picture.css.ts';

const { color, space } = vars;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** 24 images fill whole rows at every width. */
export const images = style({
  display: 'grid',
  ...columns(3),
  gap: space[1],
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[aria-busy="true"]:has(img)': { opacity: 0.6 } },
  '@media': {
    [media.fromSm]: columns(4),
    [media.fromLg]: columns(6),
    [media.fromXl]: columns(8),
    [media.fromXxl]: columns(12),
    [media.reducedMotion]: { transition: 'none' },
    [media.print]: columns(4),
  },
});

export const frame = style([pictureFrame, { position: 'relative' }]);

/** Its ring is inside: the frame cuts off what is around. */
export const link = style({
  display: 'block',
  height: '100%',
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      ...focusOutlineOnImage,
      outlineOffset: `calc(-1 * ${vars.borderWidth.focus})`,
    },
    '&:focus-visible': { outline: 'none' },
    '&:hover': { filter: 'brightness(1.08)' },
  },
});

export const flag = style({
  pointerEvents: 'none',
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.xs,
  background: color.overlay.plate,
  color: color.danger.solid,
});
