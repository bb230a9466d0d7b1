import * as z from 'zod/mini';
import { idSchema } from '../shared/fields.ts';
import { type FileLike, filesSchema } from '../shared/thumbnail-file.ts';
import { type DataCounts, type DataIssue, dataIssues } from './data-minima.ts';
import { DATA_TYPES, type DataType, dataTypesSchema, NO_DATA_TYPES } from './data-types.ts';
import { type FileFault, fileFaultSchema } from './file-faults.ts';
import { inspectionStatusCodec } from './inspection-status.ts';
import { type ModuleFile, type ModuleFiles, moduleFilesSchema, noModuleFiles } from './modules.schema.ts';
import { partSonarNames } from './sonar-pairs.ts';
import { editableModules } from './status-rules.ts';

const imagesSchema = z.object({ rgb: filesSchema, ir: filesSchema });

/**
 * Form of the data of an inspection.
 *
 * Lists of files contain added files: `rgb` visual and `ir` thermal images, the
 * Excel template of an orthomosaic, sonar images and their parameter files, and
 * supplementary files. `stored` contains the registered files on the server,
 * uploaded or not; `removed` contains the ids that saving removes, also those of
 * kinds that were switched off. `faults` contains the added files that do not
 * count. `status` decides what can be changed; a new inspection is a Draft.
 */
export const inspectionDataSchema = z.object({
  status: inspectionStatusCodec.def.out,
  types: dataTypesSchema,
  three: z.extend(imagesSchema, { isAr: z.boolean() }),
  two: imagesSchema,
  ortho: z.object({ gcp: z.boolean(), data: filesSchema }),
  sonar: z.object({ images: filesSchema, parameters: filesSchema }),
  supplementary: z.object({ data: filesSchema }),
  stored: moduleFilesSchema,
  removed: z.array(idSchema),
  faults: z.array(fileFaultSchema),
});
/** The output of {@link inspectionDataSchema}. */
export type InspectionData = z.output<typeof inspectionDataSchema>;

/** Returns the data of a new inspection: nothing selected, nothing stored. */
export const newInspectionData = (): InspectionData => ({
  status: 'Draft',
  types: { ...NO_DATA_TYPES },
  three: { rgb: [], ir: [], isAr: false },
  two: { rgb: [], ir: [] },
  ortho: { gcp: false, data: [] },
  sonar: { images: [], parameters: [] },
  supplementary: { data: [] },
  stored: noModuleFiles(),
  removed: [],
  faults: [],
});

/** Returns the added files of a kind in registration order: visual before thermal, images before parameters. */
export function addedFiles(data: InspectionData, type: DataType): FileLike[] {
  switch (type) {
    case 'three':
    case 'two':
      return [...data[type].rgb, ...data[type].ir];
    case 'sonar':
      return [...data.sonar.images, ...data.sonar.parameters];
    case 'ortho':
    case 'supplementary':
      return [...data[type].data];
  }
}

/** Returns the registered files of a kind, uploaded or not. */
export const storedFiles = (stored: ModuleFiles, type: DataType): ModuleFile[] =>
  Object.values<ModuleFile[]>(stored[type]).flat();

/** Returns the added files of a kind that do not count, in registration order. */
export function faultyFiles(data: InspectionData, type: DataType): FileFault[] {
  const reasons = new Map(data.faults.map(({ file, reason }) => [file, reason]));
  return addedFiles(data, type).flatMap((file) => {
    const reason = reasons.get(file);
    return reason === undefined ? [] : [{ file, reason }];
  });
}

/** Returns the added files of a kind that count. */
export function usableFiles(data: InspectionData, type: DataType): FileLike[] {
  if (data.faults.length === 0) return addedFiles(data, type);
  const faulty = new Set(data.faults.map(({ file }) => file));
  return addedFiles(data, type).filter((file) => !faulty.has(file));
}

/** Whether a registered file counts: it is uploaded and not empty. */
export const isUsable = ({ isUploaded, size }: ModuleFile): boolean => isUploaded && size > 0;

/** Returns the kinds with registered files, uploaded or not, in the order of the wizard. */
export const heldDataTypes = (stored: ModuleFiles): DataType[] =>
  DATA_TYPES.filter((type) => storedFiles(stored, type).length > 0);

/**
 * Counts the data of the form: uploaded, plus added, minus marked for removal.
 * Registered files that are not uploaded, empty files and files that cannot be
 * read do not count.
 */
export function dataCounts(data: InspectionData): DataCounts {
  const { types, stored } = data;
  const removed = new Set(data.removed);
  const filesOf = (type: DataType) => {
    const kept = storedFiles(stored, type).filter((file) => isUsable(file) && !removed.has(file.id));
    return [...kept, ...usableFiles(data, type)];
  };
  const countOf = (type: DataType) => (types[type] ? filesOf(type).length : null);
  return {
    three: countOf('three'),
    two: countOf('two'),
    ortho: types.ortho,
    sonar: types.sonar ? partSonarNames(filesOf('sonar').map(({ name }) => name)) : null,
    supplementary: countOf('supplementary'),
  };
}

/**
 * Counts the stored data of an inspection, for the send button and the server. A
 * kind with registered files is on, even if none of them is uploaded.
 */
export function storedDataCounts(stored: ModuleFiles, isOrthoEnabled: boolean): DataCounts {
  return dataCounts({ ...newInspectionData(), types: storedDataTypes(stored, isOrthoEnabled), stored });
}

/** Returns the kinds that are on in a stored inspection: those with registered files, and orthomosaics when enabled. */
export function storedDataTypes(stored: ModuleFiles, isOrthoEnabled: boolean): InspectionData['types'] {
  const held = heldDataTypes(stored);
  return {
    three: held.includes('three'),
    two: held.includes('two'),
    ortho: isOrthoEnabled,
    sonar: held.includes('sonar'),
    supplementary: held.includes('supplementary'),
  };
}

/** Returns the data issues of the form, for the kinds that the status allows to change. */
export function formDataIssues(data: InspectionData): DataIssue[] {
  const { status } = data;
  const editable = editableModules(status);
  return dataIssues(dataCounts(data)).filter(({ kind }) =>
    kind === 'types' ? status === 'Draft' : editable.includes(kind),
  );
}

/**
 * Returns the data issues of the form that are new. A kind that had an issue
 * before may keep it, because only sending requires complete data.
 *
 * @param before the stored data of the inspection
 */
export function newDataIssues(data: InspectionData, before: InspectionData): DataIssue[] {
  const known = formDataIssues(before).map(({ kind }) => kind);
  return formDataIssues(data).filter(({ kind }) => !known.includes(kind));
}
