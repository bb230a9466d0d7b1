import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/contract.css.js';

const { color, size: sizes, space } = vars;

/** An inset white line, like the border of a road sign. */
const keyline = `inset 0 0 0 2px var(--button-fill), inset 0 0 0 3px ${color.text.onAccent}`;

export const button = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: sizes.control.targetMin,
    maxWidth: '100%',
    border: `${vars.borderWidth.control} solid transparent`,
    borderRadius: vars.radius.md,
    fontFamily: vars.font.family.sans,
    ...vars.typography.bodyStrong,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': {
      // Only on phones: elsewhere, a narrow table column would break labels between letters.
      [media.belowSm]: { overflowWrap: 'anywhere' },
      [media.reducedMotion]: { transition: 'none' },
    },
    selectors: {
      ...focusRing,
      '&[data-pending]': { cursor: 'progress' },
      '&:disabled': {
        background: color.surface.disabled,
        borderColor: color.border.disabled,
        color: color.text.disabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
  }),
);

const idle = ':not(:disabled):not([data-pending])';

const solid = (fill: string, hover: string, active: string) =>
  inComponents({
    vars: { '--button-fill': hover },
    background: fill,
    color: color.text.onAccent,
    selectors: {
      [`&:hover${idle}`]: { background: hover, boxShadow: keyline },
      [`&:active${idle}`]: { background: active, boxShadow: 'none' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  });

const quiet = (text: string, hover: string, active: string) =>
  inComponents({
    background: 'transparent',
    color: text,
    selectors: {
      [`&:hover${idle}`]: { background: hover },
      [`&:active${idle}`]: { background: active },
      '&:disabled': { background: 'transparent', borderColor: 'transparent', color: color.text.disabled },
    },
  });

export const size = styleVariants({
  compact: [inComponents({ minHeight: sizes.control.compact, padding: `0 ${space[2]}`, ...vars.typography.label })],
  default: [inComponents({ minHeight: sizes.control.default, padding: `0 ${space[3]}` })],
  touch: [inComponents({ minHeight: sizes.control.touch, padding: `0 ${space[4]}`, ...vars.typography.titleSm })],
});

export const variant = styleVariants({
  primary: [solid(color.accent.solid, color.accent.solidHover, color.accent.solidActive)],
  secondary: [
    inComponents({
      background: color.surface.raised,
      borderColor: color.border.control,
      color: color.text.primary,
      selectors: {
        [`&:hover${idle}`]: { background: color.surface.hover, borderColor: color.border.controlHover },
        [`&:active${idle}`]: { background: color.surface.pressed },
      },
    }),
  ],
  ghost: [quiet(color.text.primary, color.surface.hover, color.surface.pressed)],
  danger: [solid(color.danger.solid, color.danger.solidHover, color.danger.solidActive)],
  dangerQuiet: [quiet(color.danger.text, color.danger.subtle, color.danger.subtle)],
  text: [
    quiet(color.text.link, 'transparent', 'transparent'),
    inComponents({
      minHeight: sizes.control.targetMin,
      padding: 0,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      selectors: { [`&:hover${idle}`]: { color: color.text.linkHover, textDecorationThickness: 2 } },
    }),
  ],
});

/** For a button whose icon and label are its direct children. */
export const spaced = style(inComponents({ gap: space[2] }));

export const content = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    selectors: { [`${button}[data-pending] &`]: { opacity: 0 } },
  }),
);

export const pendingMark = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
