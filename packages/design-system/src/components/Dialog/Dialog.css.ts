import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { variant } from '../Button/Button.css.js';
import { row } from '../ButtonRow/ButtonRow.css.js';

const { color, duration, easing, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });

const GUTTER = space[6];
/** The inset of a borderless button, pulled out so that its label aligns with the content. */
const FLUSH = `calc(-1 * ${space[3]})`;

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.scrim,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: `min(${space[12]}, 5dvh) ${space[4]}`,
    background: color.overlay.scrim,
    selectors: {
      '&[data-state="open"]': { animation: `${appear} ${duration.slow} ${easing.enter}` },
      '&[data-state="closed"]': { animation: `${disappear} ${duration.base} ${easing.exit}` },
    },
    '@media': {
      [media.belowMd]: { padding: 0 },
      [media.reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } },
      [media.print]: { position: 'static', display: 'block', padding: 0, background: 'none' },
    },
  }),
);

export const window = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    background: color.surface.dialog,
    color: color.text.primary,
    boxShadow: vars.elevation[3],
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    outline: 'none',
    selectors: {
      '&[data-state="open"]': { animation: `${rise} ${duration.slow} ${easing.enter}` },
      '&[data-state="closed"]': { animation: `${sink} ${duration.base} ${easing.exit}` },
    },
    '@media': {
      [media.belowMd]: { height: '100%', maxWidth: 'none', border: 0, borderRadius: 0, boxShadow: 'none' },
      [`screen and ${media.belowMd}`]: {
        // A question is a sheet as high as its text, with its buttons in reach of a thumb.
        selectors: {
          '&[role="alertdialog"]': {
            alignSelf: 'end',
            height: 'auto',
            // Seen in forced colours.
            borderTop: '1px solid transparent',
            borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
            boxShadow: vars.elevation[3],
          },
        },
      },
      [media.reducedMotion]: { selectors: { '&[data-state]': { animation: 'none' } } },
      [media.print]: {
        display: 'block',
        height: 'auto',
        maxWidth: 'none',
        maxHeight: 'none',
        border: 0,
        overflow: 'visible',
        background: 'none',
        boxShadow: 'none',
      },
    },
  }),
);

const width = (maxWidth: string) => [inComponents({ '@media': { [media.fromMd]: { maxWidth } } })];

export const size = styleVariants({
  sm: width(vars.size.dialogSm),
  md: width(vars.size.dialogMd),
  lg: width(vars.size.dialogLg),
});

export const header = style(
  inComponents({
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[1],
    paddingBlock: space[4],
    paddingInline: `${GUTTER} ${space[4]}`,
    '@media': {
      [media.belowMd]: {
        paddingBlock: space[2],
        paddingInline: space[4],
        borderBottom: `1px solid ${color.border.hairline}`,
      },
      [media.print]: { paddingInline: 0 },
    },
  }),
);

export const title = style(
  inComponents({
    paddingInlineEnd: space[3],
    ...vars.typography.title,
    overflowWrap: 'anywhere',
    // Has focus only in a dialog without a field, so that screen readers start at the title.
    outline: 'none',
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    selectors: { '&:empty': { display: 'none' } },
    // On phones, only the title and 'Close' fit on the first line: the actions go below.
    '@media': {
      [media.belowSm]: {
        gridColumn: '1 / -1',
        gridRow: 3,
        marginBlockStart: space[2],
        marginInlineEnd: FLUSH,
        // Pulls out a borderless first button by its inset, so that its icon aligns with the title.
        selectors: {
          [`&:has(> :is(${variant.ghost}, ${variant.dangerQuiet}):first-child)`]: {
            marginBlockStart: space[1],
            marginInlineStart: FLUSH,
          },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
);

export const close = style(
  // A long title must not break its label.
  inComponents({
    gridColumn: 3,
    overflowWrap: 'break-word',
    '@media': { [media.belowMd]: { maxWidth: 'none', marginInlineEnd: FLUSH }, [media.print]: { display: 'none' } },
  }),
);

export const description = style(
  inComponents({ gridColumn: '1 / -1', gridRow: 2, maxWidth: vars.size.measure, color: color.text.secondary }),
);

export const body = style(
  inComponents({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    padding: `${space[1]} ${GUTTER} ${GUTTER}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': {
      [media.belowMd]: { padding: space[4] },
      [media.print]: { display: 'block', paddingInline: 0, overflow: 'visible' },
    },
  }),
);

/** The last button row of a dialog is its footer and stays in view. */
globalStyle(
  `${body} ${row}`,
  inComponentsGlobal({
    position: 'sticky',
    bottom: `calc(-1 * ${GUTTER})`,
    zIndex: 1,
    flexShrink: 0,
    margin: `${GUTTER} calc(-1 * ${GUTTER}) calc(-1 * ${GUTTER})`,
    padding: `${space[3]} ${GUTTER}`,
    borderTop: `1px solid ${color.border.hairline}`,
    background: color.surface.sheet,
    '@media': {
      [media.belowMd]: {
        bottom: `calc(-1 * ${space[4]})`,
        marginInline: `calc(-1 * ${space[4]})`,
        marginBlockEnd: `calc(-1 * ${space[4]})`,
        paddingInline: space[4],
        paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
      },
      [media.print]: { display: 'none' },
    },
  }),
);
/** Keeps the focused field out from under the footer, which is in view already. */
globalStyle(
  `${body}:has(${row}):not(:has(${row} :focus))`,
  inComponentsGlobal({ scrollPaddingBlockEnd: `calc(${vars.size.control.touch} + 2 * ${space[3]} + ${space[2]})` }),
);
// A form that fills the body has its button row at the bottom too.
globalStyle(`${body} > form`, inComponentsGlobal({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' }));
globalStyle(`${body} > ${row}, ${body} > form > ${row}`, inComponentsGlobal({ marginBlockStart: 'auto' }));
globalStyle(
  `${body} > :has(+ ${row}), ${body} > form > :has(+ ${row})`,
  inComponentsGlobal({ marginBlockEnd: GUTTER }),
);

/** Printing an open dialog leaves out the page behind it. */
globalStyle(
  `body:has(> ${scrim}) > :not(${scrim})`,
  inComponentsGlobal({ '@media': { [media.print]: { display: 'none !important' } } }),
);
