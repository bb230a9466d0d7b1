import { measureFiles } from '@inspection-studio/design-system';
import {
  addedFiles,
  DATA_TYPES,
  type DataType,
  type FileFault,
  type InspectionData,
} from '@inspection-studio/domain/inspections';
import { findFaultInWorker } from '../../uploads/index.ts';

const findFault = findFaultInWorker();

/** How many files are read at a time. */
const READERS = 4;

/** Why a file cannot be used, by kind of data and file; `null` if it can. */
const outcomes = new Map<DataType, WeakMap<File, string | null>>(DATA_TYPES.map((type) => [type, new WeakMap()]));

/** Files that are being checked, so that a change of the form does not check them again. */
const underCheck = new Map<DataType, WeakSet<File>>(DATA_TYPES.map((type) => [type, new WeakSet()]));

const outcomeOf = (type: DataType, file: File) => outcomes.get(type)?.get(file);

const filesOf = (data: InspectionData, type: DataType): File[] =>
  addedFiles(data, type).filter((file) => file instanceof File);

/** Returns the added files that are neither checked nor being checked. */
export const uncheckedFiles = (data: InspectionData, type: DataType): File[] =>
  filesOf(data, type).filter((file) => outcomeOf(type, file) === undefined && !underCheck.get(type)?.has(file));

/** Returns the added files that cannot be used, as far as they are checked. */
export const knownFaults = (data: InspectionData): FileFault[] =>
  DATA_TYPES.flatMap((type) =>
    filesOf(data, type).flatMap((file) => {
      const reason = outcomeOf(type, file);
      return reason ? [{ file, reason }] : [];
    }),
  );

/** What checking files reports. */
export interface CheckEvents {
  /** All sizes are known. */
  onMeasured: () => void;
  /** One more file is checked. */
  onChecked: () => void;
}

/** Reads the size and a few KiB of files, so that files that cannot be used are known before the upload. */
export async function checkFiles(
  type: DataType,
  files: readonly File[],
  { onMeasured, onChecked }: CheckEvents,
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) underCheck.get(type)?.add(file);
  await measureFiles(files, signal);
  onMeasured();
  const waiting = files.values();
  const read = async () => {
    for (const file of waiting) {
      if (signal.aborted) return;
      outcomes.get(type)?.set(file, await findFault(type, file));
      onChecked();
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  for (const file of files) underCheck.get(type)?.delete(file);
}
