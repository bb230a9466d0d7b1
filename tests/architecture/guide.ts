import { isTestCode, type SourceFile } from './source-tree.ts';

const PICTURE = /!\[([^\]]*)\]\(pictures\/([^)]+)\)/g;
const BOLD = /\*\*([^*]+)\*\*/g;
const CREDIT = 'Map: NASA Earth Observatory.';
const PRODUCT = /^packages\/(?:(?:studio-app|domain|design-system)\/src|studio-server\/src\/identity\/pages)\//;

/** A page of the guide. */
export interface GuidePage {
  /** 'people.md'. */
  name: string;
  text: string;
}

/** Files of the pictures that pages show. */
export const namedPictures = (pages: readonly GuidePage[]): string[] =>
  pages.flatMap(({ text }) => [...text.matchAll(PICTURE)].map(([, , file]) => file ?? ''));

/** Finds images without a useful description, and maps without the credit of the base map below. */
export const pictureFaults = (pages: readonly GuidePage[]): string[] =>
  pages.flatMap(({ name, text }) =>
    [...text.matchAll(PICTURE)].flatMap(({ 0: whole, 1: words = '', 2: file = '', index }) => {
      const below = text.slice(index + whole.length).trimStart();
      return [
        ...(words.length < 15 ? [`${name}: ${file} is not described`] : []),
        ...(file.includes('map-') && !below.startsWith(`_${CREDIT}_`)
          ? [`${name}: ${file} does not say whose map it shows`]
          : []),
      ];
    }),
  );

/** Links of pages to pages and headings that are not there. */
export function brokenLinks(pages: readonly GuidePage[]): string[] {
  const anchors = new Set(
    pages.flatMap(({ name, text }) => [
      name,
      ...[...text.matchAll(/^#+ (.+)$/gm)].map(
        ([, title = '']) =>
          `${name}#${title
            .toLowerCase()
            .replace(/[^\w\s-]/g, '')
            .replaceAll(' ', '-')}`,
      ),
    ]),
  );
  return pages.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g)].flatMap(([, to = '']) =>
      anchors.has(to) ? [] : [`${name}: ${to}`],
    ),
  );
}

/**
 * Finds bold words that are nowhere on a screen: as a complete text between
 * quotes, or alone between tags, in the sources of the product.
 */
export function unknownButtons(pages: readonly GuidePage[], files: readonly SourceFile[]): string[] {
  const sources = files
    .filter(({ path }) => PRODUCT.test(path) && !isTestCode(path))
    .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
  const isOnScreen = (words: string) => {
    const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?:['"\`>]|\\n)\\s*${literal}\\s*(?:['"\`<{]|\\n)`).test(sources);
  };
  return pages.flatMap(({ name, text }) =>
    [...new Set([...text.matchAll(BOLD)].map(([, words = '']) => words))]
      .filter((words) => !isOnScreen(words))
      .map((words) => `${name}: ${words}`),
  );
}
