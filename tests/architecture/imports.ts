import { posix } from 'node:path';
import type { SourceFile } from './source-tree.ts';

/** One import statement of a file. */
export interface Import {
  from: string;
  specifier: string;
  /** The imported file's path; absent for packages and for files that are not in the tree. */
  to?: string;
}

const STATEMENTS = [
  /^(?:import|export)\b(?:\s+type)?\s*(?:[\w$]+|\*|\{)[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

/** Every import and re-export of one file, types included. */
export function specifiersOf(text: string): string[] {
  return STATEMENTS.flatMap((statement) => [...text.matchAll(statement)].map((match) => match[1] ?? ''));
}

/** Every import of the given files, relative ones followed to the file they mean. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) =>
    specifiersOf(text).map((specifier) => {
      const target = posix.join(posix.dirname(path), specifier);
      const candidates = [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')];
      const to = specifier.startsWith('.') ? candidates.find((candidate) => paths.has(candidate)) : undefined;
      return { from: path, specifier, ...(to === undefined ? {} : { to }) };
    }),
  );
}
