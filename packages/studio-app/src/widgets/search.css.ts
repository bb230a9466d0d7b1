import { media } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below sm, takes the space that the buttons leave. A button that does not fit wraps to the next line. */
export const search = style({ width: 240, '@media': { [media.belowSm]: { flex: '100 1 14rem', width: 'auto' } } });
globalStyle(`${search} ~ :last-child`, { '@media': { [media.belowSm]: { flexGrow: 1 } } });

/** The row of a search box and its buttons. Below sm, as wide as the page. */
export const tools = style({
  '@media': { [media.belowSm]: { selectors: { [`&:has(${search})`]: { width: '100%' } } } },
});
