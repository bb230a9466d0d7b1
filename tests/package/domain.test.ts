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

/** Every file at the top of the source is an entry. */
const ENTRIES = readdirSync(join(root, 'packages/domain/src')).flatMap(
  (file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [],
);
const from = (entry: string) => (rule: string) => `export { ${rule} } from '${DOMAIN}/${entry}'`;
const specifiers = ENTRIES.map((entry) => `${DOMAIN}/${entry}`);

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
    const entrypoints = ENTRIES.map((entry) => `./${entry}`);
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(consumer.tarball)), { entrypoints });
    if (analysis.types === false) throw new Error('The package carries no types.');
    // An ESM package is not for `require` without it, nor for the resolution of Node 10.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
    const untyped = entrypoints.filter((entry) => {
      const resolutions = analysis.entrypoints[entry]?.resolutions;
      return !(['node16-esm', 'bundler'] as const).every((kind) => resolutions?.[kind].resolution?.isTypeScript);
    });
    expect(untyped).toEqual([]);
  });

  it('loads in bare Node with zod, date-fns, culori and exifreader only', () => {
    const { names, packages } = JSON.parse(consumer.node('observe.mjs', ...specifiers));
    expect(names.length).toBeGreaterThan(150);
    expect(packages).toEqual([DOMAIN, 'culori', 'date-fns', 'exifreader', 'zod']);
  });

  it('hides its folders: only the files at the top of the source are entries', () => {
    const { exports } = JSON.parse(readFileSync(join(consumer.packageFolder, 'package.json'), 'utf8'));
    const folders = readdirSync(join(root, 'packages/domain/src'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    expect(Object.keys(exports).filter((key) => exports[key] === null)).toEqual(
      folders.map(({ name }) => `./${name}/*`),
    );
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

  const everything = specifiers.map((specifier) => `export * from '${specifier}';`).join('\n');
  it.each([
    ['displayStatus', from('inspections'), 0.3 * KIB],
    ['takeChunk', from('uploads'), 0.3 * KIB],
    ['formatBytes', from('units'), 0.4 * KIB],
    ['assetTypeLabel', from('assets'), 0.5 * KIB],
    ['buildListQuery', from('query'), 0.5 * KIB],
    ['canAccess', from('permissions'), 1 * KIB],
    ['errorMessage', from('errors'), 2 * KIB],
    ['uploadTransition', from('uploads'), 2.5 * KIB],
    ['colourDistance', from('colour'), 7 * KIB],
    ['formatDate', from('dates'), 8 * KIB],
    ['tagPayloadSchema', from('tags'), 28 * KIB],
    ['photoFacts', from('photos'), 40 * KIB],
    ['everything', () => everything, 104 * KIB],
  ] as const)('%s', async (rule, exported, limitBytes) => {
    const bytes = await measureJavaScriptBytes(consumer.folder, exported(rule));
    rows.push({ rule, bytes, limitBytes });
    expect(bytes).toBeLessThan(limitBytes);
  });
});
