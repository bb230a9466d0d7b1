import { looksOf, widths } from './looks.ts';

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
