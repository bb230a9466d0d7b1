import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

export const wizard = style(
  inComponents({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
  }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: space[6],
    '@media': {
      [media.fromLg]: {
        selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.sidePanel}` } },
      },
    },
  }),
);

/** Focus comes here when the step changes, to begin reading; the numbers on the line show where it is. */
export const panel = style(inComponents({ minWidth: 0, outline: 'none' }));

export const aside = style(inComponents({ minWidth: 0 }));

export const buttons = style(inComponents({ flex: 1 }));

globalStyle(`${buttons} > fieldset`, inComponentsGlobal({ justifyContent: 'space-between' }));

export const back = style(inComponents({ '@media': { [media.belowSm]: { flexGrow: 0, minWidth: '36%' } } }));

export const arrow = style(inComponents({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
