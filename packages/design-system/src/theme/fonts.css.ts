import { globalFontFace } from '@vanilla-extract/css';

const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT_RANGE =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, ' +
  'U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const file = (name: string, subset: string) =>
  `url('@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2') format('woff2')`;

// Overpass sets its capitals 0.10 em too high; these metrics put them in the optical middle of a control.
const centredMetrics = { ascentOverride: '96%', descentOverride: '29%', lineGapOverride: '0%' };

globalFontFace(
  'Overpass Datum',
  [
    { subset: 'latin', unicodeRange: LATIN_RANGE },
    { subset: 'latin-ext', unicodeRange: LATIN_EXT_RANGE },
  ].map(({ subset, unicodeRange }) => ({
    src: file('overpass', subset),
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
    ...centredMetrics,
  })),
);

globalFontFace('Overpass Mono Datum', {
  src: file('overpass-mono', 'latin'),
  fontWeight: '300 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: LATIN_RANGE,
  ...centredMetrics,
});
