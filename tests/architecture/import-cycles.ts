import { importsOf } from './imports.ts';
import type { SourceFile } from './source-tree.ts';

/**
 * Circles of files that import each other, each as its path from one file back to the same.
 *
 * Reports every cycle at least once; a file is in at most one result.
 */
export function importCycles(files: readonly SourceFile[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of importsOf(files)) {
    if (to !== undefined) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return cycles;
}
