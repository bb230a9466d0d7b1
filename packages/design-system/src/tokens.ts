// The values of Datum for code that is not a component: an application's own styles, charts, native shells.
export { vars } from './theme/contract.css.js';
export {
  focusOutline,
  focusOutlineInset,
  focusOutlineOnBezel,
  focusOutlineOnImage,
  focusRing,
} from './theme/focus-ring.js';
export { breakpoints, media, type Breakpoint } from './theme/media.js';
export { text, type TextStyle } from './theme/text.css.js';
export { palette } from './theme/tokens/palette.js';
export { THEME_STORAGE_KEY, themeScript } from './theme/theme-script.js';
