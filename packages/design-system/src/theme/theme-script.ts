/** Where the choice is kept between visits, and what other tabs listen to. */
export const THEME_STORAGE_KEY = 'datum-theme';

/**
 * Runs before the first paint, so that a dark page never flashes white.
 *
 * Serve it as a classic script file, or inline it under a nonce, in `<head>` before any stylesheet.
 * Reads {@link THEME_STORAGE_KEY}; without a stored choice it follows the system.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
var r=document.documentElement;r.dataset.theme=t;r.style.colorScheme=t})();`;

/**
 * The order of the cascade layers, as a rule of CSS.
 *
 * Put it before every other stylesheet where a bundler may split styles into files of its own order: whichever file
 * comes first would decide otherwise.
 */
export const layerOrder = '@layer ds,ds.reset,ds.vendor,ds.tokens,ds.components,ds.overrides;';
