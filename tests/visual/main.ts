/**
 * Compares every story tagged `visual`, in both themes, with its approved picture.
 *
 *     node tests/visual/main.ts [--update] [--report <file>] [part of a story's id]
 *
 * `--update` approves what is seen now. `--report` writes how many passed and failed, as JSON.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { resolvePinnedBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/node.mjs';
import { serveFolder } from '../../scripts/lib/static-server.mjs';
import { Baselines } from './baselines.ts';
import { type Camera, openStudio, type Shot } from './camera.ts';
import { writeReport } from './report.ts';
import { failureOf, reviewShot, type Finding } from './review.ts';
import { readSubjects, type Subject } from './stories.ts';

const CAMERAS = 2;
/** How often a picture that differs is taken before it counts as changed. */
const TAKES = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, report: { type: 'string' } },
});
const storybook = join(root, 'storybook-static');
const part = positionals[0] ?? '';

/** Photographs all, several at a time, in the order given. */
async function photographAll(
  subjects: readonly Subject[],
  openCamera: () => Promise<Camera>,
): Promise<Map<Subject, Shot>> {
  const shots = new Map<Subject, Shot>();
  const waiting = [...subjects];
  const work = async () => {
    const camera = await openCamera();
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      shots.set(subject, await camera.photograph(subject));
    }
  };
  await Promise.all(Array.from({ length: CAMERAS }, work));
  return shots;
}

/** Approves every shot that succeeded and forgets pictures of stories that are gone. */
async function approveAll(shots: Map<Subject, Shot>, all: readonly Subject[], baselines: Baselines): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [subject, shot] of shots) {
    if ('png' in shot) baselines.approve(subject.key, shot.png);
    else findings.push(await failureOf(subject, shot));
  }
  for (const key of goneKeys(all, baselines)) baselines.remove(key);
  return findings;
}

/**
 * A picture that differs is taken again: the rasteriser now and then paints a single pixel of an edge otherwise. What
 * really changed differs every time; what matches later passes, and is named.
 */
async function reviewAll(
  shots: Map<Subject, Shot>,
  all: readonly Subject[],
  baselines: Baselines,
  retake: Camera['photograph'],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [subject, shot] of shots) {
    let finding = await reviewShot(subject, shot, baselines);
    for (let take = 2; finding !== undefined && take <= TAKES; take += 1) {
      finding = await reviewShot(subject, await retake(subject), baselines);
      if (finding === undefined) console.log(`~ ${subject.key}: as approved on take ${take} only.`);
    }
    if (finding !== undefined) findings.push(finding);
  }
  const gone = goneKeys(all, baselines).map((key) => ({ key, title: key, reason: 'approved, but no story shows it any more' }));
  return [...findings, ...gone];
}

function goneKeys(all: readonly Subject[], baselines: Baselines): string[] {
  const keys = new Set(all.map(({ key }) => key));
  return baselines.keys.filter((key) => !keys.has(key));
}

async function main(): Promise<number> {
  const browser = await resolvePinnedBrowser();
  if (browser === undefined) {
    console.log('Baselines are compared on Linux x64 only, by the Chromium the lockfile pins. Nothing was compared.');
    return 0;
  }
  if (!existsSync(join(storybook, 'index.json'))) throw new Error('Build the Storybook first: npm run build:storybook');
  const all = readSubjects(join(storybook, 'index.json'));
  const subjects = all.filter(({ key }) => key.includes(part));
  if (subjects.length === 0) throw new Error(`No story tagged visual has ${part} in its id.`);

  const baselines = new Baselines(join(root, 'tests/visual/baselines'));
  const site = await serveFolder(storybook);
  const studio = await openStudio(browser, site.url);
  const build = `@sparticuz/chromium ${browser.pinnedVersion}, Chromium ${studio.browserVersion}`;
  try {
    if (!values.update && baselines.browser !== build) {
      throw new Error(`The baselines were drawn by ${baselines.browser ?? 'no browser yet'}, this is ${build}.`);
    }
    const shots = await photographAll(subjects, studio.openCamera);
    if (values.update) baselines.browser = build;
    if (values.update) return tell(await approveAll(shots, all, baselines), subjects);
    const { photograph } = await studio.openCamera();
    return tell(await reviewAll(shots, all, baselines, photograph), subjects);
  } finally {
    await studio.close();
    await site.stop();
  }
}

/** @returns the exit code */
function tell(findings: readonly Finding[], subjects: readonly Subject[]): number {
  const page = writeReport(join(root, 'test-results/visual'), findings);
  for (const { title, reason } of findings) console.error(`✗ ${title}: ${reason}`);
  const failed = findings.length;
  const found = new Set(findings.map(({ key }) => key));
  const passed = subjects.filter(({ key }) => !found.has(key)).length;
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed, failed }));
  console.log(`${passed} of ${subjects.length} pictures ${values.update ? 'approved' : 'as approved'}.`);
  if (failed > 0) console.error(`See ${relative(root, page)}; npm run visual:approve makes what is there the new baseline.`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
