import type { SourceFile } from './source-tree.ts';

const COMPARISONS = [
  /\b\w*[rR]ole\w*\)?\s*(?:[=!]==?|<=?|>=?)\s*\d/,
  /\b\d+\s*(?:[=!]==?|<=?|>=?)\s*[\w.?]*[rR]ole\w*/,
  /\[\s*\d+(?:\s*,\s*\d+)*\s*\]\.includes\([^)]*[rR]ole/,
];

/** Places that compare a role's number: rights are asked from the domain's permissions by name. */
export function roleNumberComparisons(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('packages/') && !path.startsWith('packages/domain/src/permissions/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          COMPARISONS.some((form) => form.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
}
