import { DATA_TYPES, toggleDataType } from './data-types.ts';
import { addedFiles, heldDataTypes, type InspectionData } from './inspection-data.form.ts';
import type { ModuleFiles } from './modules.schema.ts';

/**
 * Returns what changes in a form when the registered files have changed since. A kind that got its first files is on. A
 * kind that lost its last file is off, unless files were added to it. What the user has switched otherwise stays.
 */
export function refreshedData(data: InspectionData, stored: ModuleFiles): Pick<InspectionData, 'stored' | 'types'> {
  const before = heldDataTypes(data.stored);
  const now = heldDataTypes(stored);
  // Orthomosaics are a setting: they can be on without files.
  const changed = DATA_TYPES.filter((type) => type !== 'ortho' && before.includes(type) !== now.includes(type));
  const types = changed.reduce((all, type) => {
    const isOn = now.includes(type) || (all[type] && addedFiles(data, type).length > 0);
    return toggleDataType(all, type, isOn);
  }, data.types);
  return { stored, types };
}
