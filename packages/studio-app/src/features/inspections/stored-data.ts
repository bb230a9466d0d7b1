import { captureTypeLabel } from '@inspection-studio/domain/images';
import {
  DATA_TYPES,
  type DataType,
  isSonarImage,
  type ModuleFile,
  type ModuleFiles,
  storedFiles,
} from '@inspection-studio/domain/inspections';
import { byName } from '@inspection-studio/domain/shared';

/** One list of registered files: what it is, and how many of them are uploaded. */
export interface StoredKind {
  type: DataType;
  /** What the files of the list are: 'Visual'. */
  label: string;
  /** Once it is processed, the profile shows its pictures. */
  hasPictures: boolean;
  registeredCount: number;
  uploadedCount: number;
}

interface StoredList {
  type: DataType;
  label: string;
  hasPictures: boolean;
  of: (files: ModuleFiles) => readonly ModuleFile[];
}

const LISTS: readonly StoredList[] = [
  { type: 'three', label: captureTypeLabel('Rgb'), hasPictures: true, of: ({ three }) => three.rgb },
  { type: 'three', label: captureTypeLabel('Ir'), hasPictures: true, of: ({ three }) => three.ir },
  { type: 'two', label: captureTypeLabel('Rgb'), hasPictures: true, of: ({ two }) => two.rgb },
  { type: 'two', label: captureTypeLabel('Ir'), hasPictures: true, of: ({ two }) => two.ir },
  { type: 'ortho', label: 'Template', hasPictures: false, of: ({ ortho }) => ortho.data },
  {
    type: 'sonar',
    label: 'Images',
    hasPictures: true,
    of: ({ sonar }) => sonar.data.filter(({ name }) => isSonarImage(name)),
  },
  {
    type: 'sonar',
    label: 'Parameters',
    hasPictures: false,
    of: ({ sonar }) => sonar.data.filter(({ name }) => !isSonarImage(name)),
  },
  { type: 'supplementary', label: 'Files', hasPictures: false, of: ({ supplementary }) => supplementary.data },
];

/** Kinds of data an inspection has files of, uploaded or not, in the order of the wizard. */
export function storedKinds(files: ModuleFiles): StoredKind[] {
  return LISTS.map(({ of, ...list }) => {
    const registered = of(files);
    const uploadedCount = registered.filter(({ isUploaded }) => isUploaded).length;
    return { ...list, registeredCount: registered.length, uploadedCount };
  }).filter(({ registeredCount }) => registeredCount > 0);
}

/** Files that never arrived. */
export const missingFileCount = (kinds: readonly StoredKind[]): number =>
  kinds.reduce((sum, { registeredCount, uploadedCount }) => sum + registeredCount - uploadedCount, 0);

/** A file that processing could not read, or read with something odd about it. */
export interface FileProblem {
  id: string;
  name: string;
  problem: string;
}

/** Files with a problem, in the order of the wizard, then by name. */
export const fileProblems = (files: ModuleFiles): FileProblem[] =>
  DATA_TYPES.flatMap((type) => byName(storedFiles(files, type))).flatMap(({ id, name, problem }) =>
    problem ? [{ id, name, problem }] : [],
  );
