import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { inReset } from './in-layer.js';
import { media } from './media.js';

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box', borderWidth: 0, borderStyle: 'solid' }));

globalStyle('*', inReset({ margin: 0, padding: 0 }));

globalStyle('html', inReset({ height: '100%', WebkitTextSizeAdjust: '100%', scrollbarGutter: 'auto' }));

globalStyle(
  'body',
  inReset({
    minHeight: '100%',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    fontFamily: vars.font.family.sans,
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    // A word longer than its line is broken rather than drawn beyond it.
    overflowWrap: 'break-word',
    ...vars.typography.body,
  }),
);

globalStyle('h1, h2, h3, h4, h5, h6', inReset({ font: 'inherit', letterSpacing: 'inherit' }));
globalStyle('ul, ol, menu', inReset({ listStyle: 'none' }));
globalStyle('a', inReset({ color: 'inherit', textDecoration: 'inherit' }));
globalStyle('img, video, canvas', inReset({ display: 'block', maxWidth: '100%' }));
globalStyle('svg', inReset({ display: 'block', flexShrink: 0 }));
globalStyle('table', inReset({ borderCollapse: 'collapse', borderSpacing: 0 }));
globalStyle('th', inReset({ font: 'inherit', textAlign: 'start' }));
globalStyle('fieldset', inReset({ minInlineSize: 0 }));
globalStyle('[hidden]:not([hidden="until-found"])', inReset({ display: 'none' }));

globalStyle(
  'button, input, textarea, select',
  inReset({ font: 'inherit', letterSpacing: 'inherit', color: 'inherit', background: 'none' }),
);
globalStyle('button', inReset({ textAlign: 'inherit', cursor: 'pointer', WebkitTapHighlightColor: 'transparent' }));
globalStyle('button:disabled', inReset({ cursor: 'not-allowed' }));
globalStyle('::placeholder', inReset({ color: vars.color.text.placeholder, opacity: 1 }));
globalStyle('::selection', inReset({ background: vars.color.selection.highlight, color: vars.color.text.primary }));

globalStyle(
  ':focus-visible',
  inReset({
    outline: `${vars.borderWidth.focus} solid ${vars.color.focus.ring}`,
    outlineOffset: vars.borderWidth.focusGap,
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  }),
);
