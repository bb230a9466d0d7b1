export { ImageViewer } from './ImageViewer.js';
export type { ImageViewerProps } from './ImageViewer.js';
export type { ImageViewerLabels } from './labels.js';
