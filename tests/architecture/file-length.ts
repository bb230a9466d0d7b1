import type { SourceFile } from './source-tree.ts';

export const MAX_LINES = 250;

/** Files that may be longer, each with the reason. */
export const LONGER_FOR_A_REASON: Record<string, string> = {
  'packages/design-system/src/components/SortableTable/SortableTable.test.tsx':
    'Split by subject: the formatter made it longer.',
  'packages/design-system/src/theme/tokens/contrast-pairs.ts': 'One table of colour pairs.',
  'packages/domain/src/index.ts': 'One list of named exports.',
  'packages/studio-server/src/demo/plan-demo.ts': 'One table of demo records.',
  'packages/studio-server/src/resources/testing/fuzz/odd-requests.ts': 'One table of requests.',
  'packages/studio-server/src/storage/blob-store.test.ts': 'Split by subject: the formatter made it longer.',
  'tests/attack/sessions.test.ts': 'One set of attacks on the sessions of two instances.',
  'tests/contract/answers-inspections.test.ts': 'Split by subject: the formatter made it longer.',
  'tests/contract/answers-library.test.ts': 'Split by subject: the formatter made it longer.',
  'tests/contract/answers-places.test.ts': 'Split by subject: the formatter made it longer.',
  'tests/e2e/journey.spec.ts': 'Split by subject: the formatter made it longer.',
  'tests/e2e/routes.ts': 'One table of routes.',
  'tests/e2e/uploads.spec.ts': 'Split by subject: the formatter made it longer.',
  'tests/e2e/users.spec.ts': 'Split by subject: the formatter made it longer.',
};

/** Code longer than {@link MAX_LINES} lines, with its length. */
export function overlongFiles(
  files: readonly SourceFile[],
  allowed: Record<string, string> = LONGER_FOR_A_REASON,
): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES && !(path in allowed) ? [`${path}: ${lines} lines`] : [];
  });
}
