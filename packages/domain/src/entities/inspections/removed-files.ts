import { DATA_TYPES, type DataType, type DataTypes } from './data-types.ts';
import { type InspectionData, storedFiles } from './inspection-data.form.ts';
import type { ModuleFile } from './modules.schema.ts';

/** Returns the registered files of a kind that saving removes. */
export function removedFiles(data: Pick<InspectionData, 'stored' | 'removed'>, type: DataType): ModuleFile[] {
  const removed = new Set(data.removed);
  return storedFiles(data.stored, type).filter(({ id }) => removed.has(id));
}

/**
 * Returns the ids that saving removes once kinds of data are switched on or off: all files that the form knows of a kind
 * that is switched off, none of a kind that is switched on. Files that arrive later are not removed.
 *
 * @param types the kinds that are on afterwards
 */
export function removedAfterSwitch(data: InspectionData, types: DataTypes): string[] {
  const switched = DATA_TYPES.filter((type) => types[type] !== data.types[type]);
  const idsOf = (type: DataType) => storedFiles(data.stored, type).map(({ id }) => id);
  const affected = new Set(switched.flatMap(idsOf));
  const others = data.removed.filter((id) => !affected.has(id));
  return [...others, ...switched.filter((type) => !types[type]).flatMap(idsOf)];
}
