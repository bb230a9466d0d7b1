import { ACCEPTED_FILES, type AcceptedFiles, type DataType } from '@inspection-studio/domain/inspections';

/** Values of `--type`. */
export const UPLOAD_TYPES = ['2d', '3d', 'ortho', 'sonar', 'supplementary'] as const;
/** One of {@link UPLOAD_TYPES}. */
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Where a file of a list goes in the data of an inspection. */
export interface DataList {
  kind: DataType;
  list: 'rgb' | 'ir' | 'images' | 'parameters' | 'data';
  accepted: AcceptedFiles;
  /** Only for images that are thermal, or that are not; both otherwise. */
  isThermal?: boolean;
}

const { visual, thermal, orthoTemplate, sonarImages, sonarParameters, supplementary } = ACCEPTED_FILES;
const imagesOf = (kind: 'two' | 'three'): DataList[] => [
  { kind, list: 'rgb', accepted: visual, isThermal: false },
  { kind, list: 'ir', accepted: thermal, isThermal: true },
];

/**
 * The lists that each type fills, in the order in which a file is offered to them. Orthomosaics need a 3D Digital Twin, so
 * their images are its images.
 */
export const LISTS_OF_TYPE: Readonly<Record<UploadType, readonly DataList[]>> = {
  '2d': imagesOf('two'),
  '3d': imagesOf('three'),
  ortho: [...imagesOf('three'), { kind: 'ortho', list: 'data', accepted: orthoTemplate }],
  sonar: [
    { kind: 'sonar', list: 'images', accepted: sonarImages },
    { kind: 'sonar', list: 'parameters', accepted: sonarParameters },
  ],
  supplementary: [{ kind: 'supplementary', list: 'data', accepted: supplementary }],
};

/** Returns the kinds of data that a type fills, each once. */
export const kindsOf = (type: UploadType): DataType[] => [...new Set(LISTS_OF_TYPE[type].map(({ kind }) => kind))];
