import type { SourceFile } from './source-tree.ts';

export const MAX_LINES = 250;

/** Files that may be longer, each with the reason. */
export const LONGER_FOR_A_REASON: Record<string, string> = {};

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
