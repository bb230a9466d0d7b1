import type { SourceFile } from './source-tree.ts';

/** One row of a table in Markdown, its cells trimmed. */
export type Row = readonly string[];

/** Rows of every table of a document, without their heads. */
export function tableRows(markdown: string): Row[] {
  const lines = markdown.split('\n');
  const isRow = (line: string | undefined) => line?.startsWith('|') ?? false;
  const isRule = (line: string) => /^\|[-| ]+\|$/.test(line);
  const isHead = (index: number) => isRule(lines[index + 1] ?? '');
  return lines.flatMap((line, index) => {
    if (!isRow(line) || isHead(index) || isRule(line)) return [];
    return [
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ];
  });
}

/** Returns the texts in backticks. */
export const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** Literals of a table's first column that the file of its second column does not hold. */
export function lostLiterals(rows: readonly Row[], files: readonly SourceFile[]): string[] {
  return rows.flatMap(([first = '', second = '']) => {
    const [literal = ''] = codeSpans(first);
    const [path = ''] = codeSpans(second);
    const text = files.find((file) => file.path === `packages/${path}`)?.text ?? '';
    return literal !== '' && text.includes(literal) ? [] : [first];
  });
}
