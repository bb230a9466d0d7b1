import type { FileLike } from '../shared/thumbnail-file.ts';
import type { DataType } from './data-types.ts';
import { distinctNames } from './file-names.ts';
import { addedFiles, type InspectionData } from './inspection-data.form.ts';
import { type ModuleFile, type ModulesPayload, noModuleFiles, toMeta, toSupplementaryMeta } from './modules.schema.ts';

/** What a payload registers, per kind of data. Kinds that are off register nothing. */
export type AddedModules = {
  [Type in DataType]: Omit<Required<ModulesPayload>[Type], 'remove' | 'isAr' | 'isEnabled' | 'gcp'>;
};

/**
 * Returns the registrations of the added files. Sizes are in KB, rounded up; sonar images come before their
 * parameters. Files of a list with the same name, and those whose name a file has that stays there, are registered with
 * their folders.
 *
 * @param staying registered files that stay
 */
export function addedModules(data: InspectionData, staying = noModuleFiles()): AddedModules {
  const { types, three, two } = data;
  const added = (type: DataType, files: readonly FileLike[] = addedFiles(data, type)) => (types[type] ? files : []);
  const images = (type: 'three' | 'two', { rgb, ir }: InspectionData['two']) => ({
    rgb: registered(added(type, rgb), staying[type].rgb, toMeta),
    ir: registered(added(type, ir), staying[type].ir, toMeta),
  });
  return {
    three: images('three', three),
    two: images('two', two),
    ortho: { data: registered(added('ortho'), staying.ortho.data, toMeta) },
    sonar: { data: registered(added('sonar'), staying.sonar.data, toMeta) },
    supplementary: { data: registered(added('supplementary'), staying.supplementary.data, toSupplementaryMeta) },
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

/** Returns the registrations of the files of a list, under names that differ from each other and from those that stay. */
function registered<Registration>(
  files: readonly FileLike[],
  staying: readonly ModuleFile[],
  toRegistration: (file: FileLike, name?: string) => Registration,
): Registration[] {
  const names = distinctNames(files, staying);
  return files.map((file, index) => toRegistration(file, names[index]));
}
