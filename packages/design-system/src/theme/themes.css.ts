import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { inTokens } from './in-layer.js';
import { tokensLayer } from './layers.css.js';
import { media } from './media.js';
import { darkColours } from './tokens/dark-colours.js';
import { elevation } from './tokens/elevation.js';
import { lightColours } from './tokens/light-colours.js';
import { scales } from './tokens/scales.js';

const { color, elevation: elevationVars, ...scaleVars } = vars;

createGlobalTheme(':root', scaleVars, { '@layer': tokensLayer, ...scales });

createGlobalTheme(
  ":root, [data-theme='light']",
  { color, elevation: elevationVars },
  { '@layer': tokensLayer, color: lightColours, elevation: elevation.light },
);

createGlobalTheme(
  "[data-theme='dark']",
  { color, elevation: elevationVars },
  { '@layer': tokensLayer, color: darkColours, elevation: elevation.dark },
);

globalStyle(":root, [data-theme='light']", inTokens({ colorScheme: 'light' }));
globalStyle("[data-theme='dark']", inTokens({ colorScheme: 'dark' }));

const touch = {
  [vars.size.control.compact]: '36px',
  [vars.size.control.default]: scales.size.control.touch,
  [vars.size.fieldText]: '1rem',
};

globalStyle(
  ':root',
  inTokens({ '@media': { [media.belowMd]: { vars: touch }, [media.coarsePointer]: { vars: touch } } }),
);

globalStyle(
  ":root, [data-theme='light'], [data-theme='dark']",
  inTokens({
    '@media': {
      [media.moreContrast]: {
        vars: {
          [vars.color.border.hairline]: vars.color.border.strong,
          [vars.color.border.default]: vars.color.border.strong,
          [vars.color.border.titleBlock]: vars.color.border.strong,
          [vars.color.text.tertiary]: vars.color.text.secondary,
        },
      },
    },
  }),
);
