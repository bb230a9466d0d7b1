import { mentionsIn } from '../../scripts/lib/requirement-ids.mjs';
import type { SourceFile } from './source-tree.ts';

/** An exported declaration and the doc comment right above it, '' without one. */
interface Exported {
  name: string;
  kind: string;
  comment: string;
}

const DECLARATION = /^export (?:declare )?(?:abstract )?(?:async )?(function|const|class|interface|type)\*? (\w+)/;
/** `export type Site = z.output<typeof siteSchema>`: its schema, right above, says what it is. */
const INFERRED_TYPE = /^export type \w+ = z\.(?:output|input)</;

/** Exported declarations of a file; an overload is documented by its first signature. */
function exportsOf({ text }: SourceFile): Exported[] {
  const lines = text.split('\n');
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const [, kind = '', name = ''] = DECLARATION.exec(line) ?? [];
    if (name === '' || seen.has(name) || INFERRED_TYPE.test(line)) return [];
    seen.add(name);
    const above = lines.slice(0, index);
    const isDocumented = above.at(-1)?.trimEnd().endsWith('*/') ?? false;
    const start = above.findLastIndex((each) => each.trimStart().startsWith('/**'));
    return [{ name, kind, comment: isDocumented && start >= 0 ? above.slice(start).join('\n') : '' }];
  });
}

const named = (files: readonly SourceFile[], isWanted: (each: Exported) => boolean): string[] =>
  files.flatMap((file) =>
    exportsOf(file)
      .filter(isWanted)
      .map(({ name }) => `${file.path}: ${name}`),
  );

/** Exported declarations without a doc comment right above them. */
export const undocumentedExports = (files: readonly SourceFile[]): string[] =>
  named(files, ({ comment }) => comment === '');

/** Exported rules (functions and constants) whose doc comment names no requirement. */
export const unsourcedRules = (files: readonly SourceFile[]): string[] =>
  named(files, ({ kind, comment }) => (kind === 'function' || kind === 'const') && mentionsIn(comment).length === 0);
