import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'flex-start' });
export const select = style({ flex: '1 1 16rem', minWidth: 0 });
/** Level with the control, under the line of its label; a phone has it on a line of its own. */
export const button = style({ '@media': { [media.fromSm]: { marginTop: 24 } } });
export const form = style({ display: 'grid', gap: vars.space[4] });
