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
    issues.push(issue('types', 'You must select at least one data type.'));
  }
  if (counts.three !== null && counts.three <= THREE_MIN_EXCLUSIVE) {
    issues.push(issue('three', 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.'));
  }
  if (counts.two !== null && counts.two < TWO_MIN) {
    issues.push(issue('two', 'You must upload at least 1 visual or thermal data for a 2D inpsection.'));
  }
  if (counts.ortho && counts.three === null) {
    issues.push(issue('ortho', 'Orthomosaics require a 3D Digital Twin.'));
  }
  if (counts.sonarImages !== null && counts.sonarImages <= SONAR_MIN_EXCLUSIVE) {
    issues.push(issue('sonar', 'You must upload at least 5 sonar data with matching .txt parameter files.'));
  }
  if (counts.supplementary !== null && counts.supplementary < SUPPLEMENTARY_MIN) {
    issues.push(issue('supplementary', 'You must upload at least one supplementary data.'));
  }
  return issues;
}
