import { style } from '@vanilla-extract/css';

/** Names of inspections are one long word: cut at the end rather than broken in the middle. */
export const recent = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
