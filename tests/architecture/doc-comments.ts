import type { SourceFile } from './source-tree.ts';

/** An exported declaration, and whether a doc comment is right above it. */
interface Exported {
  name: string;
  isDocumented: boolean;
}

const DECLARATION = /^export (?:declare )?(?:abstract )?(?:async )?(?:function|const|class|interface|type)\*? (\w+)/;
/** `export type Site = z.output<typeof siteSchema>`: its schema, right above, says what it is. */
const INFERRED_TYPE = /^export type \w+ = z\.(?:output|input)</;

/** Exported declarations of a file; an overload is documented by its first signature. */
function exportsOf({ text }: SourceFile): Exported[] {
  const lines = text.split('\n');
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const [, name = ''] = DECLARATION.exec(line) ?? [];
    if (name === '' || seen.has(name) || INFERRED_TYPE.test(line)) return [];
    seen.add(name);
    const above = lines.slice(0, index);
    const isDocumented = above.at(-1)?.trimEnd().endsWith('*/') ?? false;
    return [{ name, isDocumented: isDocumented && above.some((each) => each.trimStart().startsWith('/**')) }];
  });
}

/** Exported declarations without a doc comment right above them. */
export const undocumentedExports = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    exportsOf(file)
      .filter(({ isDocumented }) => !isDocumented)
      .map(({ name }) => `${file.path}: ${name}`),
  );
