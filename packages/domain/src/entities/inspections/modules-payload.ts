import type { FileLike } from '../shared/thumbnail-file.ts';
import type { DataType } from './data-types.ts';
import { addedFiles, type InspectionData, storedFiles } from './inspection-data.form.ts';
import { type ModulesPayload, toMeta, toSupplementaryMeta } from './modules.schema.ts';
import { editableModules } from './status-rules.ts';

/**
 * Converts the data of the form to the payload that registers and removes files,
 * per kind of data. Sizes are in KB, rounded up; sonar images come before their
 * parameters.
 *
 * A kind that is off is omitted without registered files; otherwise its files
 * are removed. A Draft always includes the settings of orthomosaics, so that
 * they can be switched off. After Draft, only supplementary data is included.
 *
 * @see STATE-025..026, CALL-101..109
 */
export function toModulesPayload(data: InspectionData): ModulesPayload {
  const { status, types, three, two, ortho } = data;
  const payload: ModulesPayload = {};
  const editable = editableModules(status);
  const isSent = (type: DataType) =>
    editable.includes(type) && (types[type] || type === 'ortho' || storedFiles(data.stored, type).length > 0);
  const added = (type: DataType, files: readonly FileLike[] = addedFiles(data, type)) => (types[type] ? files : []);
  const remove = (type: DataType) => removedIds(data, type);

  if (isSent('three')) {
    payload.three = {
      rgb: added('three', three.rgb).map(toMeta),
      ir: added('three', three.ir).map(toMeta),
      isAr: types.three && three.isAr,
      remove: remove('three'),
    };
  }
  if (isSent('two')) {
    payload.two = {
      rgb: added('two', two.rgb).map(toMeta),
      ir: added('two', two.ir).map(toMeta),
      remove: remove('two'),
    };
  }
  if (isSent('ortho')) {
    payload.ortho = {
      isEnabled: types.ortho,
      gcp: types.ortho && ortho.gcp,
      data: added('ortho').map(toMeta),
      remove: remove('ortho'),
    };
  }
  if (isSent('sonar')) payload.sonar = { data: added('sonar').map(toMeta), remove: remove('sonar') };
  if (isSent('supplementary')) {
    payload.supplementary = { data: added('supplementary').map(toSupplementaryMeta), remove: remove('supplementary') };
  }
  return payload;
}

/**
 * Ids of stored files to remove: marked files, all files of a kind that is off,
 * and files that were not uploaded and are added again under the same name (S20).
 */
function removedIds(data: InspectionData, type: DataType): string[] {
  const marked = new Set(data.removed);
  const addedNames = new Set(addedFiles(data, type).map(({ name }) => name));
  return storedFiles(data.stored, type)
    .filter(({ id, name, isUploaded }) => !data.types[type] || marked.has(id) || (!isUploaded && addedNames.has(name)))
    .map(({ id }) => id);
}
