import { media } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** From md, the type is beside the name. */
export const head = style({ '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
