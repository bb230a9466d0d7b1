import type { PositionSource, TemperatureFormat } from '@inspection-studio/domain/photos';
import type { Geolocation } from '@inspection-studio/domain/shared';

/** Whether an image is visual or thermal. */
export type CaptureKind = 'visual' | 'thermal';

/** Position of a camera, WGS 84. */
export interface CameraPosition extends Geolocation {
  /** Where the file says it. */
  source: PositionSource;
  /** Altitude above sea level or the ellipsoid; null when absent. */
  altitudeMetres: number | null;
}

/** Facts read from a stored image. */
export interface ImageFacts {
  /** Size in pixels after applying the orientation. */
  width: number;
  height: number;
  /** File format: jpeg, png, tiff, webp, heif, gif or bmp. */
  format: string;
  /** EXIF orientation 1 to 8. Defaults to 1. */
  orientation: number;
  /** Capture time, to the millisecond; without an offset it is read as UTC. */
  capturedAt: Date | null;
  /** As the file says it, also 0, 0. */
  position: CameraPosition | null;
  /** Height above the take-off point, from the drone's XMP. */
  relativeAltitudeMetres: number | null;
  make: string | null;
  model: string | null;
  captureKind: CaptureKind;
  /** Format of the embedded raw temperatures; null without any. */
  radiometricKind: TemperatureFormat | null;
  sizeBytes: number;
}

/** An image's bytes: the path of a local file, or a buffer. */
export type ImageSource = string | Buffer;
