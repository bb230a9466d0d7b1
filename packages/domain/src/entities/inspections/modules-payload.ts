import type { FileLike } from '../shared/thumbnail-file.ts';
import type { DataType } from './data-types.ts';
import { addedFiles, type InspectionData, storedFiles } from './inspection-data.form.ts';
import { type ModulesPayload, toMeta, toSupplementaryMeta } from './modules.schema.ts';
import { editableModules } from './status-rules.ts';

/**
 * What saving registers and removes, per kind of data: sizes in KB rounded up,
 * sonar images before their parameters.
 *
 * A kind that is off and holds nothing is left out; one that is off but holds
 * files loses them. The settings of orthomosaics are always sent with a Draft,
 * so that switching them off arrives. After Draft only supplementary data is
 * sent, if anything.
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
 * Stored files that saving takes away: those marked, all of a kind that is off,
 * and a file that never arrived when it is added again under its name (S20).
 */
function removedIds(data: InspectionData, type: DataType): string[] {
  const marked = new Set(data.removed);
  const addedNames = new Set(addedFiles(data, type).map(({ name }) => name));
  return storedFiles(data.stored, type)
    .filter(({ id, name, isUploaded }) => !data.types[type] || marked.has(id) || (!isUploaded && addedNames.has(name)))
    .map(({ id }) => id);
}
