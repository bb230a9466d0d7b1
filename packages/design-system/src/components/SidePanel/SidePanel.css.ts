import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

export const panel = style(
  inComponents({
    flex: '1 1 100%',
    minWidth: 0,
    color: vars.color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
    '@media': { [media.fromLg]: { flex: `0 0 ${vars.size.sidePanel}`, width: '100%', maxWidth: vars.size.sidePanel } },
  }),
);

export const title = style(inComponents({ ...vars.typography.titleSm, marginBottom: vars.space[4] }));
