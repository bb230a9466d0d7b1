import { inspectionMessages } from '../../messages.ts';

/** 3D needs more than this many visual or thermal files: 20 fails, 21 passes. @see spec 2 §5, §9, N01 */
export const THREE_MIN_EXCLUSIVE = 20;
/** 2D needs at least this many visual or thermal files. @see spec 2 §5 */
export const TWO_MIN = 1;
/** Sonar needs more than this many images: 5 fails, 6 passes. @see spec 2 §5, §9, N03 */
export const SONAR_MIN_EXCLUSIVE = 5;
/** Supplementary data needs at least this many files. @see spec 2 §5 */
export const SUPPLEMENTARY_MIN = 1;

/** Files per data kind: stored, plus newly added, minus marked for removal (N07). `null` when the kind is off. */
export interface DataCounts {
  three: number | null;
  two: number | null;
  ortho: boolean;
  sonarImages: number | null;
  supplementary: number | null;
}

/** A kind of data that lacks something, with the sentence of the specification. */
export interface DataIssue {
  kind: 'types' | 'three' | 'two' | 'ortho' | 'sonar' | 'supplementary';
  message: string;
}

const issue = (kind: DataIssue['kind'], message: string): DataIssue => ({ kind, message });

/**
 * Everything the chosen kinds of data lack, in the order of the wizard's steps.
 *
 * The same rule serves the form, the send button and the server (code 108).
 * Names of sonar pairs are compared elsewhere; here only the counts matter.
 *
 * @returns empty when the inspection may be saved and sent
 * @see spec 2 §5 "Inspection"
 */
export function dataIssues(counts: DataCounts): DataIssue[] {
  const issues: DataIssue[] = [];
  const kinds = [counts.three, counts.two, counts.sonarImages, counts.supplementary];
  if (kinds.every((count) => count === null) && !counts.ortho) {
    issues.push(issue('types', inspectionMessages.dataType));
  }
  if (counts.three !== null && counts.three <= THREE_MIN_EXCLUSIVE) {
    issues.push(issue('three', inspectionMessages.three));
  }
  if (counts.two !== null && counts.two < TWO_MIN) {
    issues.push(issue('two', inspectionMessages.two));
  }
  if (counts.ortho && counts.three === null) {
    issues.push(issue('ortho', inspectionMessages.ortho));
  }
  if (counts.sonarImages !== null && counts.sonarImages <= SONAR_MIN_EXCLUSIVE) {
    issues.push(issue('sonar', inspectionMessages.sonar));
  }
  if (counts.supplementary !== null && counts.supplementary < SUPPLEMENTARY_MIN) {
    issues.push(issue('supplementary', inspectionMessages.supplementary));
  }
  return issues;
}
