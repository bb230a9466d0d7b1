/** Every text of a filmstrip; each has a default. */
export interface FilmstripLabels {
  /** The name of the strip. @default 'Images' */
  label: string;
  /** Follows the name of a flagged image. @default 'Flagged' */
  flagged: string;
  /** Instead of a name while the image is not known; numbers start at 1. @default 'Image {number}' */
  unknown: (number: number) => string;
}

/** The texts without any of the consumer's. */
export const DEFAULT_FILMSTRIP_LABELS: FilmstripLabels = {
  label: 'Images',
  flagged: 'Flagged',
  unknown: (number) => `Image ${number.toLocaleString('en')}`,
};
