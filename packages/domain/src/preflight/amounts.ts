import { formatLicenceData } from '../entities/companies/licence-data-type.ts';
import { type DataCounts, dataIssues } from '../entities/inspections/data-minima.ts';
import { partSonarNames } from '../entities/inspections/sonar-pairs.ts';
import type { PreflightFile, PreflightFinding, PreflightStep } from './preflight-file.ts';

const PIXELS_PER_GIGAPIXEL = 1e9;

/** Reports the issue of the step's minimum in the words of the wizard. Files that cannot be used do not count. */
export function tooFew<File extends PreflightFile>(
  files: readonly File[],
  step: PreflightStep,
): PreflightFinding<File>[] {
  const names = [
    ...(step.storedNames ?? []),
    ...files.filter(({ fault }) => fault === undefined).map(({ name }) => name),
  ];
  return dataIssues(countsOf(step, names)).map(({ message }) => ({
    kind: 'tooFew',
    level: 'refused',
    text: message,
    files: [],
  }));
}

/** Orthomosaics have no minimum of files. They count as on, and their 3D Digital Twin as complete elsewhere. */
function countsOf({ kind }: PreflightStep, names: readonly string[]): DataCounts {
  const countFor = (type: PreflightStep['kind']) => (kind === type ? names.length : null);
  return {
    three: kind === 'ortho' ? Infinity : countFor('three'),
    two: countFor('two'),
    ortho: kind === 'ortho',
    sonar: kind === 'sonar' ? partSonarNames([...names]) : null,
    supplementary: countFor('supplementary'),
  };
}

/** Reports images that need more than what is left of the licence. The licence may be exceeded, so nothing is refused. */
export function overLicence<File extends PreflightFile>(
  files: readonly File[],
  { remaining }: PreflightStep,
): PreflightFinding<File>[] {
  if (!remaining) return [];
  const usable = files.filter(({ fault }) => fault === undefined);
  const pixels = usable.reduce((sum, { width = 0, height = 0 }) => sum + width * height, 0);
  const needed = remaining.unit === 'Gpx' ? pixels / PIXELS_PER_GIGAPIXEL : usable.length;
  if (needed <= remaining.amount) return [];
  const words = [needed, Math.max(0, remaining.amount)].map((amount) => formatLicenceData(amount, remaining.unit));
  return [
    {
      kind: 'overLicence',
      level: 'look',
      text: `The images need ${words[0]}, but the licence has ${words[1]} left`,
      files: [],
    },
  ];
}
