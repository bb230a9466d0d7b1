import { media } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Space for three themes side by side. */
export const settings = style({ width: 'min(21.875rem, calc(100vw - 4rem))' });

/** Hidden from md, where the rail shows it. */
export const logout = style({ justifySelf: 'start', '@media': { [media.fromMd]: { display: 'none' } } });
