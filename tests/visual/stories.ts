import { readFileSync } from 'node:fs';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** One picture: a story in a theme. */
export interface Subject {
  story: Story;
  theme: Theme;
  /** `fields-textfield--matrix.dark` */
  key: string;
}

/**
 * Every picture that has a baseline: the stories tagged `visual`, in both themes.
 *
 * @param indexFile `index.json` of a built Storybook
 */
export function readSubjects(indexFile: string): Subject[] {
  const { entries } = JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
    .flatMap((story) => themes.map((theme) => ({ story, theme, key: `${story.id}.${theme}` })))
    .sort((a, b) => a.key.localeCompare(b.key));
}
