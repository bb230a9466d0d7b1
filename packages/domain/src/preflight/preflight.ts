import { absentFacts } from './absent-facts.ts';
import { overLicence, tooFew } from './amounts.ts';
import { duplicates } from './duplicates.ts';
import { faulty } from './faulty.ts';
import { mixedCameras } from './mixed-cameras.ts';
import { mixedThermal } from './mixed-thermal.ts';
import { outlyingPositions } from './outlying-positions.ts';
import { poorImages } from './poor-images.ts';
import type { PreflightFile, PreflightFinding, PreflightStep } from './preflight-file.ts';
import { timeGaps } from './time-gaps.ts';
import { trackGaps } from './track-gaps.ts';

/**
 * Returns what users should know about the files of a step before they upload them, what is refused first. Images of 3D
 * and 2D data are judged by all rules; other files by their content, their number and as duplicates.
 *
 * @param nowMs the time, in milliseconds since 1970: no image is from tomorrow
 */
export function preflight<File extends PreflightFile>(
  files: readonly File[],
  step: PreflightStep,
  nowMs: number,
): PreflightFinding<File>[] {
  const always = [...tooFew(files, step), ...faulty(files)];
  if (step.kind !== 'three' && step.kind !== 'two') return [...always, ...duplicates(files)];
  return [
    ...always,
    ...overLicence(files, step),
    ...absentFacts(files, nowMs),
    ...outlyingPositions(files),
    ...timeGaps(files),
    ...trackGaps(files),
    ...mixedCameras(files),
    ...mixedThermal(files),
    ...poorImages(files),
    ...duplicates(files),
  ];
}
