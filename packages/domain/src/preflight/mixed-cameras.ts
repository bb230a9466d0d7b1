import { groupBy } from '../entities/shared/group-by.ts';
import { counted } from '../units/counted.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';

/**
 * Finds images of another camera, lens or focal length than most images of their list. A drone with a thermal and a visual
 * camera has one of each, so these are compared separately.
 */
export function mixedCameras<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const known = files.filter(({ camera }) => camera !== undefined);
  const lists = groupBy(known, ({ list, isThermal }) => `${list}\n${isThermal}`);
  const found = new Set([...lists.values()].flatMap(exceptMostCommon));
  if (found.size === 0) return [];
  const verb = found.size === 1 ? 'is' : 'are';
  const text = `${counted(found.size, 'image')} ${verb} from another camera or lens`;
  return [{ kind: 'mixedCameras', level: 'look', text, files: files.filter((file) => found.has(file)) }];
}

function exceptMostCommon<File extends PreflightFile>(files: readonly File[]): File[] {
  const groups = [...groupBy(files, opticsOf).values()].toSorted((one, other) => other.length - one.length);
  return groups.slice(1).flat();
}

/**
 * Returns camera, lens and focal length as one text. Focal lengths are rounded, because zoom lenses report tenths that nobody
 * has set.
 */
export const opticsOf = ({ camera, lens = '', focalLengthMm = 0 }: PreflightFile): string =>
  [camera, lens, Math.round(focalLengthMm)].join('\n');
