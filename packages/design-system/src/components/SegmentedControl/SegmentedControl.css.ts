import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

export const group = style(
  inComponents({
    display: 'inline-flex',
    maxWidth: '100%',
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    overflow: 'hidden',
    selectors: { '&:not(:has(:enabled))': { borderColor: color.border.disabled } },
  }),
);

export const segment = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    flex: '1 1 auto',
    overflowWrap: 'anywhere',
    minWidth: vars.size.control.default,
    // The border of the group is part of the control's height.
    minHeight: `calc(${vars.size.control.default} - 2 * ${vars.borderWidth.control})`,
    padding: `0 ${space[3]}`,
    color: color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.label,
    cursor: 'pointer',
    selectors: {
      '& + &': { borderInlineStart: `${vars.borderWidth.hairline} solid ${color.border.default}` },
      '&:has(:hover:enabled:not(:checked))': { color: color.text.primary },
      '&:has(:active:enabled:not(:checked))': { background: color.surface.pressed },
      '&:has(:checked)': { background: color.surface.inverse, color: color.text.onInverse },
      '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' },
      '&:has(:checked:disabled)': { background: color.surface.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&:has(:disabled)': { color: 'GrayText' },
          '&:has(:checked:disabled)': { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
);

/** The radio itself covers its segment, unseen: the target, and where assistive technology finds it. */
export const radio = style(
  inComponents({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    cursor: 'inherit',
    selectors: {
      '&:focus-visible': focusOutlineInset,
      // A ring in the accent would vanish on ink: the keyline of a sign instead.
      '&:checked:focus-visible': {
        ...focusOutlineInset,
        boxShadow: `inset 0 0 0 4px ${color.text.onInverse}`,
      },
    },
  }),
);
