import type { DataType } from '../entities/inspections/data-types.ts';
import type { LicenceDataType } from '../entities/companies/licence-data-type.ts';
import type { PhotoProblem } from '../photos/photo-problems.ts';
import type { PositionSource } from '../photos/photo-facts.ts';
import type { Geolocation } from '../entities/shared/fields.ts';

/** What is known of an added file before its upload. Every fact is optional, because a file may lack or hide it. */
export interface PreflightFile {
  /** Name of the file, without folders. */
  name: string;
  /** Path below the chosen folder. */
  path: string;
  sizeBytes: number;
  /** The list of the step to which it was added: visual or thermal images. */
  list?: 'rgb' | 'ir';
  /** Position in degrees, WGS 84. Cameras without a fix write 0, 0. */
  position?: Geolocation;
  /** Where the file says its position: in EXIF, or in XMP where EXIF is blank. */
  positionSource?: PositionSource;
  /** Capture time in milliseconds since 1970. */
  takenMs?: number;
  /** The day on the clock of the camera: yyyy-MM-dd. */
  takenDay?: string;
  /** Make and model of the camera. */
  camera?: string;
  lens?: string;
  /** Focal length in millimetres. */
  focalLengthMm?: number;
  /** Size in pixels. */
  width?: number;
  height?: number;
  /** It has raw temperatures, or says that a thermal camera took it. Left out if the file was not read. */
  isThermal?: boolean;
  /** It has raw temperatures. Left out if none are found: some cameras hide them. */
  hasTemperatures?: boolean;
  /** Why the file cannot be used, from `fileFault`: 'The file is empty.' */
  fault?: string;
  /** Fine detail in relation to coarse detail, comparable within one camera. Only sampled files have it, if they show any detail. */
  sharpness?: number;
  /** Brightness, from 0 to 255, that the brightest tenth of the image exceeds. Only sampled files have it. */
  brightness?: number;
  /** It was sampled because it may be blurred or dark. The sharpness of these images says nothing about the others. */
  isSuspected?: boolean;
  /** Hash of the first and last bytes. Files with the same hash and size are duplicates. */
  sampleHash?: string;
}

/** The step of the wizard to which files are added. */
export interface PreflightStep {
  kind: DataType;
  /** Names of the files of this kind that are stored already and stay. @default none */
  storedNames?: readonly string[];
  /** What is left of the licence. Left out if the user may not see it. */
  remaining?: { amount: number; unit: LicenceDataType };
}

/** What can be wrong with the files of a step. */
export type FindingKind =
  | PhotoProblem
  | 'outlyingPosition'
  | 'timeGap'
  | 'trackGap'
  | 'mixedCameras'
  | 'mixedThermal'
  | 'faulty'
  | 'poorImage'
  | 'duplicate'
  | 'tooFew'
  | 'overLicence';

/** One finding of the preflight check. */
export interface PreflightFinding<File extends PreflightFile = PreflightFile> {
  kind: FindingKind;
  /** `refused`: the files or the step cannot be saved as they are. `look`: nothing prevents the upload. */
  level: 'look' | 'refused';
  /** What is wrong, for users: '3 images have no position'. */
  text: string;
  /** The files it is about, in the order they were added. Empty if it is about the step as a whole. */
  files: readonly File[];
}
