/**
 * Plants every fault of mutants.ts into the built Storybook and looks whether the comparison with the approved
 * pictures and trees finds it. Prints a table; exits 1 when one survives.
 *
 *     node tests/visual/mutants/main.ts [part of a story's id]
 */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { resolvePinnedBrowser } from '../../../scripts/lib/browser.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { serveFolder } from '../../../scripts/lib/static-server.mjs';
import { Baselines } from '../baselines.ts';
import { type Camera, openStudio } from '../camera.ts';
import { widths } from '../looks.ts';
import { type Finding, reviewShot, reviewTree, shotName } from '../review.ts';
import { readStories, type Story } from '../stories.ts';
import { type Mutant, mutants } from './mutants.ts';

const part = process.argv[2] ?? '';
const [WIDE] = widths;

/** Once per page, however many pictures are taken of it. */
async function plant(page: Page, { css = '', script }: Mutant): Promise<void> {
  const isPlanted = await page.evaluate((rules) => {
    if (document.getElementById('mutant') !== null) return true;
    const style = document.createElement('style');
    style.id = 'mutant';
    style.textContent = rules;
    document.head.append(style);
    return false;
  }, css);
  if (!isPlanted && script !== undefined) await page.evaluate(script);
}

async function findingsOf(camera: Camera, story: Story, baselines: Baselines, mutant?: Mutant): Promise<Finding[]> {
  const wish = mutant === undefined ? {} : { alter: (page: Page) => plant(page, mutant) };
  const { shots, tree } = await camera.capture(story, WIDE, wish);
  const found = [...shots].map(([look, shot]) => reviewShot(shotName(story, look, WIDE), shot, baselines));
  const pictures = (await Promise.all(found)).filter((finding) => finding !== undefined);
  const words = tree === undefined ? undefined : reviewTree(story, tree, baselines);
  return words === undefined ? pictures : [...pictures, words];
}

const isNamed = ({ name }: Finding) => name.split('/')[1]?.replace(/(-\d+)?\.\w+$/, '') ?? name;

async function main(): Promise<number> {
  const browser = await resolvePinnedBrowser();
  if (browser === undefined)
    throw new Error('Faults are looked for on Linux x64 only, by the Chromium the lockfile pins.');
  const storybook = join(root, 'storybook-static');
  const stories = new Map(readStories(join(storybook, 'index.json')).map((story) => [story.id, story]));
  const baselines = new Baselines(join(root, 'tests/visual/baselines'));
  const site = await serveFolder(storybook);
  const studio = await openStudio(browser, site.url);
  const camera = await studio.openCamera();
  const clean = new Map<string, readonly Finding[]>();
  let survivors = 0;
  try {
    for (const mutant of mutants.filter(({ story }) => story.includes(part))) {
      const story = stories.get(mutant.story);
      if (story === undefined) throw new Error(`There is no story ${mutant.story} for: ${mutant.fault}.`);
      const before = clean.get(story.id) ?? (await findingsOf(camera, story, baselines));
      clean.set(story.id, before);
      if (before.length > 0)
        throw new Error(`${story.id} is not as approved to begin with: ${before[0]?.name}: ${before[0]?.reason}.`);
      const findings = await findingsOf(camera, story, baselines, mutant);
      if (findings.length === 0) survivors += 1;
      const verdict = findings.length === 0 ? 'SURVIVED' : `caught in ${findings.map(isNamed).join(', ')}`;
      console.log(`| ${mutant.family} | ${story.title.split('/')[1]} | ${mutant.fault} | ${verdict} |`);
    }
  } finally {
    await studio.close();
    await site.stop();
  }
  console.log(survivors === 0 ? 'All caught.' : `${survivors} survived.`);
  return survivors === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
