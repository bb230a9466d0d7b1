export { Filmstrip } from './Filmstrip.js';
export type { FilmstripFrame, FilmstripProps } from './Filmstrip.js';
export type { FilmstripLabels } from './labels.js';
