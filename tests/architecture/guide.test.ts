import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guidePictureName, guidePictures } from '../e2e/screens/guide.ts';
import { brokenLinks, type GuidePage, namedPictures, pictureFaults, unknownButtons } from './guide.ts';
import { readRepository } from './source-tree.ts';

const folder = join(import.meta.dirname, '../../docs/guide');
const pages: GuidePage[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const pictures = readdirSync(join(folder, 'pictures'));
const page = (text: string): GuidePage[] => [{ name: 'a.md', text }];

describe('the guide for end users', () => {
  it('shows every picture of its folder, and no other', () => {
    expect([...new Set(namedPictures(pages))].toSorted()).toEqual(pictures.toSorted());
  });

  it('has the pictures that the command takes', () => {
    const taken = Object.entries(guidePictures).flatMap(([screen, widths]) =>
      widths.map((width) => guidePictureName(screen, width)),
    );
    expect(pictures.toSorted()).toEqual(taken.toSorted());
  });

  it('describes every picture, credits every map, and stays small', () => {
    expect(pictureFaults(pages)).toEqual([]);
    const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, 'pictures', name)).size, 0);
    expect(bytes).toBeLessThan(2_500_000);
  });

  it('names buttons and fields as the product does', () => {
    expect(unknownButtons(pages, readRepository())).toEqual([]);
  });

  it('links to pages and headings that are there, and has all its pages in its contents', () => {
    expect(brokenLinks(pages)).toEqual([]);
    const contents = pages.find(({ name }) => name === 'README.md')?.text ?? '';
    expect(pages.filter(({ name }) => name !== 'README.md' && !contents.includes(`](${name}`))).toEqual([]);
  });

  it('keeps chapters short', () => {
    expect(pages.filter(({ text }) => text.split('\n').length > 120).map(({ name }) => name)).toEqual([]);
  });
});

describe('what is found in a guide', () => {
  const source = {
    path: 'packages/studio-app/src/a.tsx',
    text: "/* Eject */\n<Button>\n  Save all\n</Button> <Tab label='Tags' />",
  };

  it('words in bold that no screen has', () => {
    expect(unknownButtons(page('**Save all**, **Tags**, **Save**, **Eject**'), [source])).toEqual([
      'a.md: Save',
      'a.md: Eject',
    ]);
  });

  it('pictures without words, and maps without credit', () => {
    const text = '![A list](pictures/list.webp)\n\n![The map with an asset](pictures/home-map-details.webp)\n\nText';
    expect(pictureFaults(page(text))).toEqual([
      'a.md: list.webp is not described',
      'a.md: home-map-details.webp does not say whose map it shows',
    ]);
  });

  it('links that lead nowhere', () => {
    expect(brokenLinks(page('# A word\n[to](a.md#a-word) [to](b.md) [to](a.md#b)'))).toEqual([
      'a.md: b.md',
      'a.md: a.md#b',
    ]);
  });
});
