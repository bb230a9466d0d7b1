import { counted } from '../units/counted.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';

/** Some thermal cameras leave no trace in the file. If most images of a list say nothing, only those of marked cameras are judged. */
const MARKED_SHARE_MIN = 0.5;

/**
 * Finds thermal images among the visual ones, and visual images among the thermal ones. A camera that marks one thermal image
 * marks all of them, so its other images are visual: a drone takes both at a time.
 */
export function mixedThermal<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const thermal = files.filter(({ list, isThermal }) => list === 'rgb' && isThermal === true);
  const judged = files.filter(({ list, isThermal }) => list === 'ir' && isThermal !== undefined);
  const unmarked = judged.filter(({ isThermal }) => !isThermal);
  const areMarked = unmarked.length < judged.length * MARKED_SHARE_MIN;
  const marking = new Set(
    judged.flatMap(({ isThermal, camera }) => (isThermal && camera !== undefined ? [camera] : [])),
  );
  const visual = unmarked.filter(({ camera }) => areMarked || (camera !== undefined && marking.has(camera)));
  return [...findingOf(thermal, 'thermal', 'visual'), ...findingOf(visual, 'visual', 'thermal')];
}

function findingOf<File extends PreflightFile>(files: File[], kind: string, others: string): PreflightFinding<File>[] {
  if (files.length === 0) return [];
  const verb = files.length === 1 ? 'is' : 'are';
  const text = `${counted(files.length, `${kind} image`)} ${verb} among the ${others} images`;
  return [{ kind: 'mixedThermal', level: 'look', text, files }];
}
