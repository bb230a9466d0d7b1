import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';

const { borderWidth, color, space } = vars;
const hairline = `${borderWidth.hairline} solid ${color.border.hairline}`;
const ROW_PX = 60;

export const list = style(inComponents({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }));

export const header = style(
  inComponents({
    padding: `${space[2]} ${space[3]}`,
    borderBottom: hairline,
    color: color.text.secondary,
    ...vars.typography.table,
  }),
);

export const rows = style(
  inComponents({ maxHeight: ROW_PX * 3.5, overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' }),
);

export const listItem = style(inComponents({ selectors: { '& + &': { borderTop: hairline } } }));

export const row = style(
  inComponents({
    display: 'grid',
    minHeight: ROW_PX,
    borderInlineStart: `${borderWidth.strong} solid transparent`,
    selectors: {
      '&:hover, &:focus-within': {
        background: color.accent.subtle,
        borderInlineStartColor: color.accent.mark,
      },
    },
  }),
);

globalStyle(`${row} > :focus-visible`, inComponentsGlobal(focusOutlineInset));

export const more = style(
  inComponents({
    padding: `${space[2]} ${space[3]}`,
    borderTop: hairline,
    color: color.text.secondary,
    ...vars.typography.table,
  }),
);
