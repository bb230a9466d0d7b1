import type { Result } from '../../scripts/lib/testing/results.mjs';
import { looksOf, widths } from './looks.ts';
import { type Finding, overflowName, shotName, treeName } from './review.ts';
import type { Story } from './stories.ts';

/** What a run compares, by kind. */
export interface Checks {
  pictures: number;
  trees: number;
  /** Texts in German and Arabic that must stay in their boxes. */
  texts: number;
}

/** Counts what a run compares: of each story its pictures, its accessibility tree, and its texts in two languages. */
export const checksOf = (stories: readonly { name: string }[]): Checks => ({
  pictures: stories
    .flatMap((story) => widths.map((width) => looksOf(story, width).length))
    .reduce((sum, count) => sum + count, 0),
  trees: stories.length,
  texts: stories.length * 2,
});

/** '1,104 checks (777 pictures, 109 trees, 218 lengthened texts)'. */
export function checksText({ pictures, trees, texts }: Checks): string {
  const [all, ...parts] = [pictures + trees + texts, pictures, trees, texts].map((count) => count.toLocaleString('en'));
  return `${all} checks (${parts[0]} pictures, ${parts[1]} trees, ${parts[2]} lengthened texts)`;
}

/** Returns the result of each check that {@link checksOf} counts, and of what is approved but gone. The file is the story. */
export function resultsOf(stories: readonly Story[], findings: readonly Finding[]): Result[] {
  const found = new Map(findings.map(({ name, kind, reason }) => [name, `${kind}: ${reason}`]));
  const planned = stories.flatMap((story) => [
    ...widths.flatMap((width) => looksOf(story, width).map((look) => shotName(story, look, width))),
    treeName(story),
    overflowName(story, 'de'),
    overflowName(story, 'ar'),
  ]);
  return [...new Set([...planned, ...found.keys()])].map((name) => {
    const [file = '', title = ''] = name.split('/');
    const message = found.get(name);
    if (message === undefined) return { kind: 'test', file, title, outcome: 'passed' };
    return { kind: 'test', file, title, outcome: 'failed', message };
  });
}
