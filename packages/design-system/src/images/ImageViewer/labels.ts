/** Every text of an image viewer; each has a default. */
export interface ImageViewerLabels {
  /** Which image of how many. @default '{number} of {count}' */
  position: (number: number, count: number) => string;
  /** Instead of a name while the image is not known. @default 'Loading image' */
  loading: string;
  /** How the picture is moved by keys, announced when it gets focus. */
  keysHint: string;
  /** Follows `keysHint` when images can be flagged. @default 'F flags the image.' */
  flagHint: string;
  /** Follows these when there are facts. @default 'I shows the facts.' */
  factsHint: string;
  /** Button that sets or removes the flag. @default 'Flag' */
  flag: string;
  /** What is announced of an image with a flag. @default 'Flagged' */
  flagged: string;
  /** @default 'Previous image' */
  previous: string;
  /** @default 'Next image' */
  next: string;
  /** @default 'Zoom out' */
  zoomOut: string;
  /** @default 'Zoom in' */
  zoomIn: string;
  /** How large a pixel of the image is. @default '{percent} %' */
  zoom: (percent: number) => string;
  /** Button that shows the whole image. @default 'Fit' */
  fit: string;
  /** Button that shows each pixel of the image as one of the screen. @default '1:1' */
  actualSize: string;
  /** @default 'Rotate' */
  rotate: string;
  /** Button that shows or hides the facts. @default 'Facts' */
  facts: string;
  /** @default 'Close' */
  close: string;
  /** Shown on the picture when a part failed to load. It is requested again. */
  failed: string;
}

/** The texts without any of the consumer's. */
export const DEFAULT_VIEWER_LABELS: ImageViewerLabels = {
  position: (number, count) => `${number.toLocaleString('en')} of ${count.toLocaleString('en')}`,
  loading: 'Loading image',
  keysHint:
    'Left and right arrow show the previous and next image, Home and End the first and last. Plus and minus zoom, 0 fits, 1 shows the actual size, R rotates. With Shift, arrow keys move the image.',
  flagHint: 'F flags the image.',
  factsHint: 'I shows the facts.',
  flag: 'Flag',
  flagged: 'Flagged',
  previous: 'Previous image',
  next: 'Next image',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoom: (percent) => `${percent} %`,
  fit: 'Fit',
  actualSize: '1:1',
  rotate: 'Rotate',
  facts: 'Facts',
  close: 'Close',
  failed: 'Part of this image could not be loaded. The viewer tries again automatically.',
};
