import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { DOMAIN, packDomainIntoConsumer, type Consumer } from './pack.ts';
import { bundle, measureJavaScriptBytes } from './measure-bytes.ts';

const KIB = 1024;

/** What tests/package/domain-consumer/use.mjs asks, answered by hand. */
const ANSWERS = {
  refusal: 'Requires the All access role or higher.',
  size: '8 MB',
  date: 'Mar 9, 2024',
  distance: '1.000',
  filter: "contains(name,'o''clock') and isArchived eq false",
  isTag: false,
  effects: [{ type: 'send', batchId: 'b', files: [{ fileId: 'f', attempt: 1 }] }],
};

let consumer: Consumer;
beforeAll(async () => {
  consumer = await packDomainIntoConsumer();
});
afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

describe('the published package', () => {
  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: consumer.packageFolder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('its types resolve in every way an ESM package is imported', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(consumer.tarball)));
    if (analysis.types === false) throw new Error('The package carries no types.');
    // An ESM package is not for `require` without it, nor for the resolution of Node 10.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
    const resolution = analysis.entrypoints['.']?.resolutions;
    expect(resolution?.['node16-esm'].isWildcard ?? false).toBe(false);
    expect(resolution?.['node16-esm'].resolution?.isTypeScript).toBe(true);
    expect(resolution?.bundler.resolution?.isTypeScript).toBe(true);
  });

  it('loads in bare Node with zod, date-fns and culori only', () => {
    const { names, packages } = JSON.parse(consumer.node('observe.mjs', DOMAIN));
    expect(names.length).toBeGreaterThan(150);
    expect(packages).toEqual([DOMAIN, 'culori', 'date-fns', 'zod']);
  });

  it('carries its licence, README and changelog, and no tests', () => {
    const files = readdirSync(consumer.packageFolder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect(files.filter((name) => /\.test\.|(^|\/)testing\//.test(name))).toEqual([]);
  });

  it('its declarations need neither a browser nor Node', async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    expect(await run(nodePath(), [compiler, '-p', consumer.folder])).toBe(0);
  });
});

describe('the same rules give the same answers', () => {
  it('in bare Node', () => expect(JSON.parse(consumer.node('print.mjs'))).toEqual(ANSWERS));

  it('in a browser', async () => {
    const code = await bundle(consumer.folder, "export { answers } from './use.mjs'");
    const { executablePath, args, env } = await resolveBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    try {
      const page = await browser.newPage();
      const url = `URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))`;
      expect(await page.evaluate(`import(${url}).then((module) => module.answers)`)).toEqual(ANSWERS);
    } finally {
      await browser.close();
    }
  });
});

describe('importing one rule does not pull the rest: minified and gzipped', () => {
  const rows: { rule: string; bytes: number; limitBytes: number }[] = [];
  afterAll(() => console.table(rows));

  it.each([
    ['displayStatus', 'export { displayStatus }', 0.3 * KIB],
    ['takeChunk', 'export { takeChunk }', 0.3 * KIB],
    ['formatBytes', 'export { formatBytes }', 0.4 * KIB],
    ['assetTypeLabel', 'export { assetTypeLabel }', 0.5 * KIB],
    ['buildListQuery', 'export { buildListQuery }', 0.5 * KIB],
    ['canAccess', 'export { canAccess }', 1 * KIB],
    ['errorMessage', 'export { errorMessage }', 2 * KIB],
    ['uploadTransition', 'export { uploadTransition }', 2.3 * KIB],
    ['colourDistance, with culori', 'export { colourDistance }', 7 * KIB],
    ['formatDate, with date-fns', 'export { formatDate }', 8 * KIB],
    ['tagPayloadSchema, with zod', 'export { tagPayloadSchema }', 28 * KIB],
    ['everything, with all three', 'export *', 78 * KIB],
  ])('%s', async (rule, exported, limitBytes) => {
    const bytes = await measureJavaScriptBytes(consumer.folder, `${exported} from '${DOMAIN}'`);
    rows.push({ rule, bytes, limitBytes });
    expect(bytes).toBeLessThan(limitBytes);
  });
});
