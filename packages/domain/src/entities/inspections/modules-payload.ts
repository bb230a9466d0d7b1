import type { FileLike } from '../shared/thumbnail-file.ts';
import type { DataType } from './data-types.ts';
import { distinctNames } from './file-names.ts';
import { addedFiles, type InspectionData } from './inspection-data.form.ts';
import { type ModulesPayload, toMeta, toSupplementaryMeta } from './modules.schema.ts';

/** What a payload registers, per kind of data. Kinds that are off register nothing. */
export type AddedModules = {
  [Type in DataType]: Omit<Required<ModulesPayload>[Type], 'remove' | 'isAr' | 'isEnabled' | 'gcp'>;
};

/**
 * Returns the registrations of the added files. Sizes are in KB, rounded up; sonar images come before their
 * parameters. Files of a list with the same name are registered with their folders.
 */
export function addedModules(data: InspectionData): AddedModules {
  const { types, three, two } = data;
  const added = (type: DataType, files: readonly FileLike[] = addedFiles(data, type)) => (types[type] ? files : []);
  const images = (type: 'three' | 'two', { rgb, ir }: InspectionData['two']) => ({
    rgb: registered(added(type, rgb), toMeta),
    ir: registered(added(type, ir), toMeta),
  });
  return {
    three: images('three', three),
    two: images('two', two),
    ortho: { data: registered(added('ortho'), toMeta) },
    sonar: { data: registered(added('sonar'), toMeta) },
    supplementary: { data: registered(added('supplementary'), toSupplementaryMeta) },
  };
}

/**
 * Converts the data of a new inspection to the payload that registers its files, per kind of data. Kinds that are off
 * are omitted, except that the settings of orthomosaics are always included.
 */
export function toModulesPayload(data: InspectionData): ModulesPayload {
  const { types, three, ortho } = data;
  const added = addedModules(data);
  const remove: string[] = [];
  return {
    ...(types.three && { three: { ...added.three, isAr: three.isAr, remove } }),
    ...(types.two && { two: { ...added.two, remove } }),
    ortho: { isEnabled: types.ortho, gcp: types.ortho && ortho.gcp, ...added.ortho, remove },
    ...(types.sonar && { sonar: { ...added.sonar, remove } }),
    ...(types.supplementary && { supplementary: { ...added.supplementary, remove } }),
  };
}

/** Returns the registrations of the files of a list, under names that differ. */
function registered<Registration>(
  files: readonly FileLike[],
  toRegistration: (file: FileLike, name?: string) => Registration,
): Registration[] {
  const names = distinctNames(files);
  return files.map((file, index) => toRegistration(file, names[index]));
}
