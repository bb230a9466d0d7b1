import { inspectionMessages } from '../../form-messages.ts';
import type { DataType } from './data-types.ts';
import { hasMatchingSonarPairs, type SonarNames } from './sonar-pairs.ts';

/** 3D requires more than this many visual or thermal files: 20 fails, 21 passes. */
export const THREE_MIN_EXCLUSIVE = 20;
/** 2D requires at least this many visual or thermal files. */
export const TWO_MIN = 1;
/** Sonar requires more than this many images: 5 fails, 6 passes. */
export const SONAR_MIN_EXCLUSIVE = 5;
/** Supplementary data requires at least this many files. */
export const SUPPLEMENTARY_MIN = 1;

/**
 * Number of files per kind of data: uploaded, plus added, minus marked for
 * removal. `null` when the kind is off.
 */
export interface DataCounts {
  /** Visual and thermal images together. */
  three: number | null;
  /** Visual and thermal images together. */
  two: number | null;
  /** Whether orthomosaics are on. They require no files. */
  ortho: boolean;
  /** File names, which must match in pairs. */
  sonar: SonarNames | null;
  supplementary: number | null;
}

/** A kind of data with too few or mismatched files, and its message; `types` when no kind is on. */
export interface DataIssue {
  kind: 'types' | DataType;
  message: string;
}

/**
 * Returns the issues of the selected kinds of data, in the order of the wizard's steps.
 *
 * Used by the form, the send button and the server (error 108).
 *
 * @returns at most one issue per kind; empty when the inspection can be saved and sent
 */
export function dataIssues({ three, two, ortho, sonar, supplementary }: DataCounts): DataIssue[] {
  const issues: DataIssue[] = [];
  const report = (kind: DataIssue['kind'], message: string) => issues.push({ kind, message });

  const isNothingChosen = three === null && two === null && !ortho && sonar === null && supplementary === null;
  if (isNothingChosen) report('types', inspectionMessages.dataType);
  if (three !== null && three <= THREE_MIN_EXCLUSIVE) report('three', inspectionMessages.three);
  if (two !== null && two < TWO_MIN) report('two', inspectionMessages.two);
  if (ortho && three === null) report('ortho', inspectionMessages.ortho);
  const sonarMessage = sonar && sonarMessageOf(sonar);
  if (sonarMessage) report('sonar', sonarMessage);
  if (supplementary !== null && supplementary < SUPPLEMENTARY_MIN) {
    report('supplementary', inspectionMessages.supplementary);
  }
  return issues;
}

/** Too few images first; mismatched counts and names share one message. */
function sonarMessageOf({ images, parameters }: SonarNames): string | null {
  if (images.length <= SONAR_MIN_EXCLUSIVE) return inspectionMessages.sonar;
  return hasMatchingSonarPairs(images, parameters) ? null : inspectionMessages.sonarPairs;
}
