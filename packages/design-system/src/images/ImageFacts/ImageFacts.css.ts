import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { onBezel } from '../on-bezel.js';

const { color, size, space } = vars;
const rule = `${vars.borderWidth.hairline} solid ${color.bezel.border}`;

export const panel = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    minHeight: 0,
    background: color.bezel.bg,
    color: color.bezel.text,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const header = style(
  inComponents({
    vars: onBezel,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[2],
    minHeight: 48,
    paddingInline: `${space[4]} ${space[2]}`,
    borderBottom: rule,
  }),
);

export const heading = style(inComponents({ minWidth: 0, ...vars.typography.bodyStrong }));

export const body = style(
  inComponents({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.bezel.borderStrong} transparent`,
    selectors: { '&:focus-visible': { ...focusOutlineInset, outlineColor: color.focus.ringOnBezel } },
  }),
);

export const list = style(inComponents({ vars: onBezel, margin: 0 }));

export const row = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: `${space[2]} ${space[4]}`,
    borderBottom: rule,
  }),
);

/** The room of the button is there while it is not seen. */
export const copyable = style(
  inComponents({
    selectors: { '&&': { paddingInlineEnd: `calc(${size.control.compact} + ${space[5]})` } },
  }),
);

export const label = style(inComponents({ color: color.text.secondary, ...vars.typography.caption }));

const fade = keyframes({ to: { opacity: 0.6 } });

export const value = style(
  inComponents({
    margin: 0,
    ...vars.typography.body,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    // What is replaced soon does not fade.
    selectors: { [`${panel}[aria-busy="true"] dl &`]: { animation: `${fade} 1ms 200ms forwards` } },
  }),
);

/** In line with the button that closes; its target has touch size for a coarse pointer. */
export const copy = style(
  inComponents({
    selectors: {
      '&&': { position: 'absolute', insetBlock: 0, insetInlineEnd: space[3], marginBlock: 'auto' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${row}:not(:hover, :focus-within) &:not([data-outcome])`]: { opacity: 0 } },
      },
      [media.coarsePointer]: { selectors: { '&&::after': { content: '""', position: 'absolute', inset: -4 } } },
    },
  }),
);

/** In the theme of the page, like the messages elsewhere. */
export const problem = style(
  inComponents({
    margin: space[4],
    borderRadius: vars.radius.sm,
    background: color.surface.dialog,
    color: color.text.primary,
  }),
);

export const below = style(inComponents({ padding: space[4] }));
