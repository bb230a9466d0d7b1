export { Filmstrip, type FilmstripFrame, type FilmstripLabels, type FilmstripProps } from './images/Filmstrip/index.js';
export { ImageFacts, type ImageFact, type ImageFactsLabels, type ImageFactsProps } from './images/ImageFacts/index.js';
export { ImageViewer, type ImageViewerLabels, type ImageViewerProps } from './images/ImageViewer/index.js';
export { Lightbox, type LightboxProps } from './images/Lightbox/index.js';
export type { ViewerImage } from './images/wanted-pictures.js';
