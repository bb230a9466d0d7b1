import { readFileSync } from 'node:fs';

export interface Story {
  /** `fields-textfield--matrix` */
  id: string;
  title: string;
  name: string;
  tags: string[];
  /** `./packages/design-system/src/components/TextField/TextField.stories.tsx` */
  importPath: string;
}

/**
 * Every story that has baselines: those tagged `visual`.
 *
 * @param indexFile `index.json` of a built Storybook
 */
export function readStories(indexFile: string): Story[] {
  const { entries } = JSON.parse(readFileSync(indexFile, 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
    .sort((a, b) => a.id.localeCompare(b.id));
}
