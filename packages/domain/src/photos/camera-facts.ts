import { type PhotoTags, quotientOf } from './photo-tags.ts';

type CameraTags = Pick<PhotoTags, 'make' | 'model' | 'lens' | 'focalLength' | 'exposureTime' | 'fNumber' | 'iso'>;

/** The camera of a photo and how it was set. */
export interface CameraFacts {
  make?: string;
  model?: string;
  lens?: string;
  /** Focal length in millimetres. */
  focalLengthMm?: number;
  /** Exposure time in seconds. */
  exposureSeconds?: number;
  /** Focal length divided by the aperture: 2.8 is f/2.8. */
  fNumber?: number;
  /** ISO sensitivity. */
  iso?: number;
}

/** Returns the camera of a photo from its EXIF. Left out: what it lacks, and an exposure that is not above 0. */
export function cameraFacts({ make, model, lens, focalLength, ...tags }: CameraTags): CameraFacts {
  const focalLengthMm = quotientOf(focalLength);
  const exposureSeconds = positiveOf(quotientOf(tags.exposureTime));
  const fNumber = positiveOf(quotientOf(tags.fNumber));
  const iso = positiveOf(tags.iso);
  return {
    ...(make && { make }),
    ...(model && { model }),
    ...(lens && { lens }),
    ...(focalLengthMm !== undefined && { focalLengthMm }),
    ...(exposureSeconds && { exposureSeconds }),
    ...(fNumber && { fNumber }),
    ...(iso && { iso }),
  };
}

const positiveOf = (value = 0): number | undefined => (value > 0 ? value : undefined);
