import { media } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { search as listSearch } from '../search.css.ts';

export const search = style([listSearch, { '@media': { [media.fromSm]: { width: 232 } } }]);

/** A table with a few columns. Wider, its facts would be too far from their names. */
export const table = style({ width: '100%', maxWidth: '60rem' });
