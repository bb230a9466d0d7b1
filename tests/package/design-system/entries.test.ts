import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';
import { componentEntries } from '../component-entries.ts';
import { exportedNames } from '../exported-names.ts';
import { DESIGN_SYSTEM } from '../pack.ts';
import { onReact18, onReact19 } from './consumers.ts';

const COMPONENT_ENTRY = './*';

const { packageFolder, manifest, tarball } = onReact19;
const codeEntries = Object.keys(manifest.exports).filter(
  (entry) => !/\.(css|json)$/.test(entry) && entry !== COMPONENT_ENTRY,
);
const componentFolders = readdirSync(join(packageFolder, 'dist/components')).toSorted();

describe.each([
  ['React 18', onReact18],
  ['React 19', onReact19],
])('in bare Node, on %s', (_name, consumer) => {
  const load = (entry: string): { names: string[]; packages: string[] } =>
    JSON.parse(consumer.node('observe.mjs', DESIGN_SYSTEM + entry.slice(1)));
  const namesOf = (entries: readonly string[]): Record<string, string[]> =>
    JSON.parse(consumer.node('names.mjs', ...entries.map((entry) => DESIGN_SYSTEM + entry.slice(1))));

  it('every entry exports exactly these names', () => {
    expect(codeEntries.toSorted()).toEqual(Object.keys(exportedNames).toSorted());
    const names = Object.values(namesOf(codeEntries));
    expect(Object.fromEntries(codeEntries.map((entry, index) => [entry, names[index]]))).toEqual(exportedNames);
  });

  it('every component has an entry of its own, which exports exactly these names', () => {
    const names = Object.values(namesOf(componentFolders.map((folder) => `./${folder}`)));
    expect(Object.fromEntries(componentFolders.map((folder, index) => [folder, names[index]]))).toEqual(
      componentEntries,
    );
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

it('the main entry exports whatever an entry of a component does', () => {
  const own = new Set(Object.values(componentEntries).flat());
  expect([...own].filter((name) => !exportedNames['.']?.includes(name))).toEqual([]);
  expect(componentFolders.filter((folder) => componentEntries[folder]?.includes(folder) !== true)).toEqual([]);
});

it('every entry loads in a server component: what needs a browser says "use client"', () => {
  const entries = [...codeEntries, ...componentFolders.map((folder) => `./${folder}`)];
  const failures = onReact19.node('server-components.mjs', ...entries.map((entry) => DESIGN_SYSTEM + entry.slice(1)));
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
    const entrypoints = [...codeEntries, ...componentFolders.map((folder) => `./${folder}`)];
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints });
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
