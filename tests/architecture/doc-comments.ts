import type { SourceFile } from './source-tree.ts';

const EXPORTED_FUNCTION =
  /^export (?:async )?function\*? (\w+)|^export const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^(]*>)?\([^;]*?\)(?:: [^=]+)? =>/;

/** Exported functions without a doc comment right above them; an overload is documented by its first signature. */
export function undocumentedFunctions(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    const seen = new Set<string>();
    return lines.flatMap((line, index) => {
      const [, declared, assigned] = EXPORTED_FUNCTION.exec(lines.slice(index, index + 12).join('\n')) ?? [];
      const name = line.startsWith('export') ? (declared ?? assigned) : undefined;
      if (name === undefined || seen.has(name)) return [];
      seen.add(name);
      return lines[index - 1]?.trimEnd().endsWith('*/') ? [] : [`${path}: ${name}`];
    });
  });
}
