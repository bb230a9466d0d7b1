import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';

const { space } = vars;
const rule = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const list = style(inComponents({ minWidth: 0 }));

globalStyle(`${list} > *`, inComponentsGlobal({ breakInside: 'avoid' }));
globalStyle(`${list} > * + *`, inComponentsGlobal({ borderTop: rule }));

export const density = styleVariants({ default: {}, compact: {} });

globalStyle(`${density.default} > *`, inComponentsGlobal({ padding: `${space[2]} ${space[3]}` }));
globalStyle(`${density.compact} > *`, inComponentsGlobal({ padding: `${space[1]} ${space[3]}` }));

/** Without a frame the rows are flush with what is around them. */
export const flush = style({});
globalStyle(`${flush} > *`, inComponentsGlobal({ paddingInline: 0 }));

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[3],
    overflowWrap: 'anywhere',
  }),
);

export const value = style(inComponents({ textAlign: 'end' }));
