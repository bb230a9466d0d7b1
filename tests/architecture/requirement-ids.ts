import { mentionsIn, unknownMentions } from '../../scripts/lib/requirement-ids.mjs';
import type { SourceFile } from './source-tree.ts';

/** References to sections of the specification, which is not in the repository. */
const SECTION_REFERENCE = /\u00a7|\bspec [12]\b|\bresolutions section\b/i;

const found = (files: readonly SourceFile[], check: (line: string) => string[]): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => check(line).map((hit) => `${path}:${index + 1}: ${hit}`)),
  );

/** Mentions of requirements that no page of `docs/requirements` states. */
export const unknownIds = (files: readonly SourceFile[], known: ReadonlySet<string>): string[] =>
  found(files, (line) => unknownMentions(line, known));

/** References such as section 2 of document 1, which a reader cannot look up. */
export const sectionReferences = (files: readonly SourceFile[]): string[] =>
  found(files, (line) => (SECTION_REFERENCE.test(line) ? [line.trim()] : []));

/** How many mentions the files have. */
export const mentionCount = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + mentionsIn(text).length, 0);
