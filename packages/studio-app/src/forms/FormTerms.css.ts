import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The container whose width decides on the columns of its rows. */
export const table = style({ containerType: 'inline-size' });

export const row = style({ display: 'grid', alignItems: 'center', paddingInline: vars.space[3] });

export const number = style({ gridArea: 'number' });

export const text = style({ gridArea: 'text', minWidth: 0 });

export const buttons = style({ gridArea: 'buttons', justifySelf: 'end' });
