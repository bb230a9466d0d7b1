/**
 * Foundation styles for a consumer that builds from source: layer order, tokens of both themes, fonts, reset.
 * Components bring their own styles there. The published `styles.css` holds these and every component's.
 */
import './theme/layers.css.js';
import './theme/themes.css.js';
import './theme/fonts.css.js';
import './theme/reset.css.js';
