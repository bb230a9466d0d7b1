import { type InspectionData, isAccepted, wrongTypeText } from '@inspection-studio/domain/inspections';
import type { FileLike } from '@inspection-studio/domain/shared';
import { type DataList, LISTS_OF_TYPE, type UploadType } from '../upload-types.ts';

/** A file and the list of the inspection that takes it. */
export interface PlacedFile<F extends FileLike> extends Pick<DataList, 'kind' | 'list'> {
  file: F;
}

/** A file that is not sent, and why. */
export interface RefusedFile {
  /** Path below the folder, with slashes. */
  path: string;
  reason: string;
}

/**
 * Sorts files into the lists of a type. Files that none of them accepts are skipped.
 *
 * @param isThermal whether an image with this name is thermal
 */
export function sortFiles<F extends FileLike & { relativePath: string }>(
  type: UploadType,
  files: readonly F[],
  isThermal: (name: string) => boolean,
): { placed: PlacedFile<F>[]; skipped: RefusedFile[] } {
  const lists = LISTS_OF_TYPE[type];
  const reason = wrongTypeText(Object.fromEntries(lists.flatMap(({ accepted }) => Object.entries(accepted))));
  const placed: PlacedFile<F>[] = [];
  const skipped: RefusedFile[] = [];
  for (const file of files) {
    const fits = ({ accepted, isThermal: isWanted }: DataList) =>
      isAccepted(file, accepted) && (isWanted === undefined || isWanted === isThermal(file.name));
    const taking = lists.find(fits);
    if (taking) placed.push({ file, kind: taking.kind, list: taking.list });
    else skipped.push({ path: file.relativePath, reason });
  }
  return { placed, skipped };
}

/** Returns the form of an inspection with these files added, and the kinds of their type switched on. */
export function withFiles<Form extends InspectionData>(
  form: Form,
  kinds: readonly DataList['kind'][],
  placed: readonly PlacedFile<FileLike>[],
): Form {
  const of = (kind: DataList['kind'], list: DataList['list']) =>
    placed.filter((one) => one.kind === kind && one.list === list).map(({ file }) => file);
  const templates = of('ortho', 'data');
  return {
    ...form,
    types: { ...form.types, ...Object.fromEntries(kinds.map((kind) => [kind, true])) },
    three: { ...form.three, rgb: of('three', 'rgb'), ir: of('three', 'ir') },
    two: { rgb: of('two', 'rgb'), ir: of('two', 'ir') },
    // The template contains the coordinates of ground control points.
    ortho: { gcp: form.ortho.gcp || templates.length > 0, data: templates },
    sonar: { images: of('sonar', 'images'), parameters: of('sonar', 'parameters') },
    supplementary: { data: of('supplementary', 'data') },
  };
}
