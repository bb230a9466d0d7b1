import type { Geolocation } from '@inspection-studio/domain';
import type { RadiometricKind } from './radiometric.ts';

/** What the camera saw: light, or heat. */
export type CaptureKind = 'visual' | 'thermal';

/** Where a camera was, WGS 84. */
export interface CameraPosition extends Geolocation {
  /** Height as the camera wrote it, above sea level or the ellipsoid; null when it wrote none. */
  altitudeMetres: number | null;
}

/** What is known of a stored image after reading it. */
export interface ImageFacts {
  /** Pixels as a person sees them, orientation applied. */
  width: number;
  height: number;
  /** The file format: jpeg, png, tiff, webp, heif, gif or bmp. */
  format: string;
  /** EXIF orientation 1 to 8; 1 when the file says nothing. */
  orientation: number;
  /** The camera's clock; a clock without an offset is taken as UTC. */
  capturedAt: Date | null;
  position: CameraPosition | null;
  /** Height above the take-off point, from the drone's XMP block. */
  relativeAltitudeMetres: number | null;
  make: string | null;
  model: string | null;
  captureKind: CaptureKind;
  /** Whose raw temperatures the file carries beside its picture; null without any. */
  radiometricKind: RadiometricKind | null;
  sizeBytes: number;
}

/** Where an image's bytes are: a file on this machine, or already in memory. */
export type ImageSource = string | Buffer;
