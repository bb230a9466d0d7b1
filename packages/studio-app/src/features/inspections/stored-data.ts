import { DATA_TYPES, type DataType, isSonarImage, type ModuleFile, type ModuleFiles, storedFiles } from '@inspection-studio/domain';

/** One list of registered files: what it is, and how many of them are uploaded. */
export interface StoredKind {
  type: DataType;
  /** What the files of the list are: 'Visual'. */
  label: string;
  registeredCount: number;
  uploadedCount: number;
}

interface StoredList {
  type: DataType;
  label: string;
  of: (files: ModuleFiles) => readonly ModuleFile[];
}

const LISTS: readonly StoredList[] = [
  { type: 'three', label: 'Visual', of: ({ three }) => three.rgb },
  { type: 'three', label: 'Thermal', of: ({ three }) => three.ir },
  { type: 'two', label: 'Visual', of: ({ two }) => two.rgb },
  { type: 'two', label: 'Thermal', of: ({ two }) => two.ir },
  { type: 'ortho', label: 'Template', of: ({ ortho }) => ortho.data },
  { type: 'sonar', label: 'Images', of: ({ sonar }) => sonar.data.filter(({ name }) => isSonarImage(name)) },
  { type: 'sonar', label: 'Parameters', of: ({ sonar }) => sonar.data.filter(({ name }) => !isSonarImage(name)) },
  { type: 'supplementary', label: 'Files', of: ({ supplementary }) => supplementary.data },
];

/** Kinds of data an inspection has files of, uploaded or not, in the order of the wizard. @see S20 */
export function storedKinds(files: ModuleFiles): StoredKind[] {
  return LISTS.map(({ type, label, of }) => {
    const registered = of(files);
    const uploadedCount = registered.filter(({ isUploaded }) => isUploaded).length;
    return { type, label, registeredCount: registered.length, uploadedCount };
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

/** Files with a problem, in the order of the wizard. */
export const fileProblems = (files: ModuleFiles): FileProblem[] =>
  DATA_TYPES.flatMap((type) => storedFiles(files, type)).flatMap(({ id, name, problem }) => (problem ? [{ id, name, problem }] : []));
