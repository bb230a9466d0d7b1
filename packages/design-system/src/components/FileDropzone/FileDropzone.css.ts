import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, duration, easing, space } = vars;

/** Below this width the button is under the text. */
const NARROW = '(max-width: 26rem)';

export const area = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    containerType: 'inline-size',
    background: color.dropzone.bg,
    color: color.dropzone.mark,
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${easing.standard}`,
    selectors: {
      '&:hover:not([data-disabled])': { background: color.surface.hover },
      '&[data-state="ready"]': { color: color.dropzone.acceptMark },
      '&[data-state="accept"]': {
        background: color.dropzone.acceptBg,
        color: color.dropzone.acceptMark,
        vars: { '--bracket-width': vars.borderWidth.mark },
      },
      '&[data-state="reject"]': { background: color.dropzone.rejectBg, color: color.dropzone.rejectMark },
      '&[data-disabled]': { background: color.surface.disabled, color: color.border.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const brackets = style(
  inComponents({
    selectors: {
      '&&': { inset: 0 },
      [`${area}[data-state="accept"] > &&`]: { inset: `calc(-1 * ${space[1]})` },
    },
  }),
);

export const areaContent = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    minHeight: 84,
    padding: space[5],
    '@container': {
      [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', minHeight: 132, textAlign: 'center' },
    },
  }),
);

/** Has its own colour, or that of the brackets while files are dragged. */
export const icon = style(
  inComponents({
    display: 'grid',
    width: vars.size.icon.lg,
    height: vars.size.icon.lg,
    color: color.text.primary,
    selectors: {
      [`${area}:is([data-state="accept"], [data-state="reject"]) &`]: { color: 'inherit' },
      [`${area}[data-disabled] &`]: { color: color.text.disabled },
    },
  }),
);

export const words = style(inComponents({ minWidth: 0, color: color.text.primary }));

export const title = style(
  inComponents({
    ...vars.typography.bodyStrong,
    overflowWrap: 'anywhere',
    selectors: {
      [`${area}[data-state="reject"] &`]: { color: color.text.danger },
      [`${area}[data-disabled] &`]: { color: color.text.disabled },
    },
    '@media': { [media.forcedColors]: { selectors: { [`${area}[data-disabled] &`]: { color: 'GrayText' } } } },
  }),
);

export const hint = style(inComponents({ color: color.text.secondary, ...vars.typography.caption }));

export const choose = style(inComponents({ '@container': { [NARROW]: { minWidth: '10rem' } } }));

export const rejections = style(
  inComponents({ display: 'grid', gap: space[2], selectors: { '&:not(:empty)': { paddingTop: space[2] } } }),
);

export const repeated = style(inComponents({ color: color.text.primary, ...vars.typography.body }));

export const leftOut = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

/** Aligned with the text of the message above it. */
const underMessage = style(inComponents({ paddingInlineStart: `calc(${vars.size.sign.sm} + ${space[2]})` }));

export const choices = style([underMessage]);

export const rejectedNames = style([
  underMessage,
  inComponents({
    color: color.text.secondary,
    fontFamily: vars.font.family.mono,
    ...vars.typography.mono,
    overflowWrap: 'anywhere',
  }),
]);
