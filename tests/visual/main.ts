/**
 * Compares every story tagged `visual`, in all its looks and widths, with what is approved.
 *
 *     node tests/visual/main.ts [options] [parts of stories' ids]
 *
 * `--approve` accepts what is seen now. `--changed` looks only at stories that changed files reach. `--repeat <times>`
 * runs repeatedly, to find unstable stories. `--fresh` reloads the page for every look. `--output <folder>` is where the
 * report goes. Results are reported as the steps of `npm test` do, where that asks for them.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { resolvePinnedBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/node.mjs';
import { serveFolder } from '../../scripts/lib/static-server.mjs';
import { report } from '../../scripts/lib/testing/results.mjs';
import { Baselines } from './baselines.ts';
import { openStudio, type Studio } from './camera.ts';
import { storiesOfChangedFiles } from './changed.ts';
import { checksOf, checksText, resultsOf } from './checks.ts';
import { writeReport } from './report/write.ts';
import type { Finding } from './review.ts';
import { approveAll, compareAll, goneNames } from './run.ts';
import { readStories, type Story } from './stories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
    output: { type: 'string', default: 'test-results/visual' },
  },
});
const storybook = join(root, 'storybook-static');
const parts = positionals;
const options = { isFresh: values.fresh };

const isAsked = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));

async function main(): Promise<number> {
  const browser = await resolvePinnedBrowser();
  if (browser === undefined) {
    console.log('Baselines are compared on Linux x64 only, by the Chromium the lockfile pins. Nothing was compared.');
    return 0;
  }
  if (!existsSync(join(storybook, 'index.json'))) throw new Error('Build the Storybook first: npm run build:storybook');
  const all = readStories(join(storybook, 'index.json'));
  const reached = values.changed ? await storiesOfChangedFiles(all) : all;
  const stories = reached.filter(({ id }) => isAsked(id));
  if (stories.length === 0 && values.changed) return tell([], []);
  if (stories.length === 0) throw new Error(`No story tagged visual has ${parts.join(' or ')} in its id.`);

  const baselines = new Baselines(join(root, 'tests/visual/baselines'));
  const site = await serveFolder(storybook);
  const studio = await openStudio(browser, site.url);
  const build = `@sparticuz/chromium ${browser.pinnedVersion}, Chromium ${studio.browserVersion}`;
  const isOtherBuild = baselines.browser !== undefined && baselines.browser !== build;
  try {
    if (isOtherBuild && !(values.approve && stories.length === all.length)) {
      throw new Error(`The baselines were drawn by ${baselines.browser}, this is ${build}: approve all or none.`);
    }
    if (values.approve) return tell(await approve(stories, all, studio, baselines, build), stories);
    return tell(await compare(stories, all, studio, baselines), stories);
  } finally {
    await studio.close();
    await site.stop();
  }
}

async function approve(
  stories: Story[],
  all: Story[],
  studio: Studio,
  baselines: Baselines,
  build: string,
): Promise<Finding[]> {
  for (const name of goneNames(all, baselines).filter(isAsked)) baselines.remove(name);
  baselines.browser = build;
  return approveAll(stories, studio, baselines, options);
}

async function compare(stories: Story[], all: Story[], studio: Studio, baselines: Baselines): Promise<Finding[]> {
  const findings: Finding[] = [];
  const times = Number(values.repeat);
  for (let run = 1; run <= times; run += 1) {
    const found = await compareAll(stories, studio, baselines, options);
    if (times > 1) console.log(`Run ${run} of ${times}: ${found.length} findings.`);
    findings.push(...found);
  }
  const gone = goneNames(all, baselines)
    .filter(isAsked)
    .map((name) => ({ name, expected: baselines.read(name) }));
  return [
    ...findings,
    ...gone.map(({ name, expected }) => ({
      name,
      kind: 'gone' as const,
      reason: 'approved, but no story shows it any more',
      ...(expected !== undefined && name.endsWith('.webp') ? { expected } : {}),
    })),
  ];
}

/** @returns the exit code */
function tell(findings: readonly Finding[], stories: readonly Story[]): number {
  const page = writeReport(join(root, values.output), findings, stories);
  const failures = findings.map(({ name, kind, reason }) => `${name}: ${kind}: ${reason}`);
  for (const failure of failures) console.error(`✗ ${failure}`);
  const kinds = checksOf(stories);
  const checks = kinds.pictures + kinds.trees + kinds.texts;
  const failed = new Set(findings.map(({ name }) => name)).size;
  const passed = Math.max(0, checks - failed);
  if (process.env['STUDIO_TEST_RESULTS'] !== undefined) report(resultsOf(stories, findings));
  const done = values.approve ? 'approved' : 'as approved';
  console.log(`${passed} of ${checksText(kinds)} of ${stories.length} stories ${done}.`);
  if (failed > 0)
    console.error(`See ${relative(root, page)}; npm run visual -- --approve [parts of stories' ids] accepts.`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
