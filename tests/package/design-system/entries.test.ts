import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';
import { DESIGN_SYSTEM } from '../pack.ts';
import { componentEntries, namesOf, onReact18, onReact19, specifierOf } from './consumers.ts';

const COMPONENT_ENTRY = './*';

const { packageFolder, manifest, tarball } = onReact19;
const codeEntries = Object.keys(manifest.exports).filter(
  (entry) => !/\.(css|json)$/.test(entry) && entry !== COMPONENT_ENTRY,
);
const entries = [...codeEntries, ...componentEntries];

/** What each entry exports in this repository, by its specifier. */
const source = Object.fromEntries(
  await Promise.all(
    entries.map(specifierOf).map(async (specifier) => {
      const exported: object = await import(specifier);
      return [specifier, Object.keys(exported).toSorted()];
    }),
  ),
);

describe.each([
  ['React 18', onReact18],
  ['React 19', onReact19],
])('in bare Node, on %s', (_name, consumer) => {
  const load = (entry: string): { names: string[]; packages: string[] } =>
    JSON.parse(consumer.node('observe.mjs', specifierOf(entry)));

  it('every entry exports exactly what its source does', () => {
    expect(namesOf(consumer, entries)).toEqual(source);
  });

  it('the main entry loads neither Leaflet nor d3', () => {
    const { packages } = load('.');
    expect(packages).toContain('radix-ui');
    expect(packages.filter((name) => /^(leaflet|supercluster|d3-.*|@vanilla-extract\/css)$/.test(name))).toEqual([]);
  });

  it('the tokens and the pre-paint script load no other package, not even React', () => {
    expect(load('./tokens').packages).toEqual([DESIGN_SYSTEM]);
    expect(load('./theme-script').packages).toEqual([DESIGN_SYSTEM]);
  });
});

it('every entry loads in a server component: what needs a browser says "use client"', () => {
  const failures = onReact19.node('server-components.mjs', ...entries.map(specifierOf));
  expect(JSON.parse(failures)).toEqual([]);
});

it('every file keeps the "use client" of its source', () => {
  const startsWithDirective = (file: string) =>
    /^['"]use client['"]/.test(readFileSync(join(packageFolder, file), 'utf8'));
  const sources = readdirSync(join(packageFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && startsWithDirective(`src/${name}`))
    .map((name) => `dist/${name.replace(/\.tsx?$/, '.js')}`);
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.filter((file) => !startsWithDirective(file))).toEqual([]);
});

describe('the package as others read it', () => {
  it('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: packageFolder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('the types of every entry resolve in every way an ESM package is imported', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints: entries });
    if (analysis.types === false) throw new Error('The package carries no types.');
    // An ESM package is not for `require` without it, nor for the resolution of Node 10.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
    const untyped = entries.filter((entry) => {
      const resolutions = analysis.entrypoints[entry]?.resolutions;
      return !(['node16-esm', 'bundler'] as const).every((kind) => resolutions?.[kind].resolution?.isTypeScript);
    });
    expect(untyped).toEqual([]);
  });

  it('carries its licence, what it owes to others, and how to live with its changes', () => {
    const files = readdirSync(packageFolder);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'MIGRATION.md']));
    expect(readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`);
  });

  it('carries neither tests nor stories', () => {
    const files = readdirSync(packageFolder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.(test|stories|guide)\.|(^|\/)(testing|docs)\//.test(name))).toEqual([]);
  });

  it('runs on React 18.2 and newer', () => {
    expect(manifest.peerDependencies).toEqual({ react: '^18.2.0 || ^19.0.0', 'react-dom': '^18.2.0 || ^19.0.0' });
  });
});
