import { media } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { search as listSearch } from '../search.css.ts';

export const search = style([listSearch, { '@media': { [media.fromSm]: { width: 232 } } }]);
