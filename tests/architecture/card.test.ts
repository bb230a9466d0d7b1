import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { testSteps } from '../../scripts/lib/testing/test-steps.mjs';
import { exportedNames } from '../package/exported-names.ts';
import { importsOf } from './imports.ts';
import { packageRules } from './layers.ts';
import { isCode, isTestCode, readRepository } from './source-tree.ts';

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const files = readRepository();
const code = files.filter(isCode);
const imports = importsOf(code);
const sources = code.filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !isTestCode(path));
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
const manifestOf = (folder: string) => JSON.parse(textOf(join(folder, 'package.json'))) as Manifest;
const declared = ({ dependencies, devDependencies, peerDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
  ...peerDependencies,
});
const isOf = (name: string) => (specifier: string) => specifier === name || specifier.startsWith(`${name}/`);

/** Folders of the packages whose code imports a package from outside, '.' for everything beside them. */
function importers(name: string): string[] {
  const found = imports.filter(({ from, specifier }) => isOf(name)(specifier) && !isTestCode(from));
  return [...new Set(found.map(({ from }) => /^packages\/[^/]+/.exec(from)?.[0] ?? '.'))].sort();
}

describe('the packages of the card are used, and declared where they are', () => {
  it.each([
    ['CARD-004', 'react', ['packages/design-system', 'packages/studio-app']],
    ['CARD-005', 'react-dom', ['packages/design-system', 'packages/studio-app']],
    ['CARD-006', 'react-router', ['packages/studio-app']],
    ['CARD-007', '@tanstack/react-query', ['packages/studio-app']],
    ['CARD-008', '@tanstack/react-table', ['packages/design-system']],
    ['CARD-009', 'zod', ['packages/domain', 'packages/studio-app', 'packages/studio-server']],
    ['CARD-010', 'react-hook-form', ['packages/studio-app']],
    ['CARD-011', '@azure/msal-browser', ['packages/studio-app']],
    ['CARD-012', 'wretch', ['packages/studio-app']],
    ['CARD-013', '@vanilla-extract/css', ['packages/design-system', 'packages/studio-app']],
    ['CARD-014', 'radix-ui', ['packages/design-system']],
    ['CARD-015', 'leaflet', ['packages/design-system']],
    ['CARD-016', 'supercluster', ['packages/design-system']],
    ['CARD-017', 'd3-scale', ['packages/design-system']],
    ['CARD-018', 'd3-shape', ['packages/design-system']],
    ['CARD-019', 'react-dropzone', ['packages/design-system']],
    ['CARD-020', 'date-fns', ['packages/domain']],
    ['CARD-021', 'tsup', ['packages/design-system']],
    ['CARD-023', '@storybook/test-runner', ['.']],
    ['CARD-025', 'vitest', ['.']],
    ['CARD-026', 'playwright', ['.']],
  ])('%s: %s', (_row, name, folders) => {
    expect(importers(name)).toEqual(expect.arrayContaining(folders));
    for (const folder of folders) expect(Object.keys(declared(manifestOf(folder)))).toContain(name);
  });

  it.each([
    ['CARD-021', 'tsup', 'packages/design-system', 'build', /\btsup\b/],
    ['CARD-022', 'storybook', '.', 'build:storybook', /^storybook build/],
    ['CARD-024', 'chromatic', '.', 'chromatic', /^chromatic /],
    ['CARD-025', 'vitest', '.', 'unit', /^vitest /],
  ])('%s: %s is run by a script', (_row, name, folder, script, command) => {
    const manifest = manifestOf(folder);
    expect(Object.keys(declared(manifest))).toContain(name);
    expect(manifest.scripts?.[script]).toMatch(command);
  });

  it('CARD-023, CARD-025, CARD-026: stories, tests and journeys are steps of npm test', () => {
    expect(testSteps([]).map(({ name }) => name)).toEqual(expect.arrayContaining(['unit', 'storybook', 'e2e']));
  });
});

describe('the language and the framework of the card', () => {
  /** Served to browsers as they are, by the sign-in pages. */
  const asServed = ['continue-sign-out.js', 'passkeys.js'].map(
    (name) => `packages/studio-server/src/identity/pages/${name}`,
  );

  it('CARD-002: the sources are TypeScript, checked strictly', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.map(({ path }) => path).filter((path) => !/\.tsx?$/.test(path))).toEqual(asServed);
    expect(JSON.parse(textOf('tsconfig.base.json')).compilerOptions.strict).toBe(true);
    for (const folder of Object.keys(packageRules).map((name) => `packages/${name}`)) {
      expect(textOf(`${folder}/tsconfig.json`)).toMatch(/"extends": "\.\.\/\.\.\/tsconfig\.base\.json"/);
      expect(textOf(`${folder}/tsconfig.json`)).not.toMatch(/"strict[a-zA-Z]*": false/);
      expect(manifestOf('.').scripts?.types).toContain(`tsc -p ${folder}`);
    }
  });

  it('CARD-003: the front end is React', () => {
    expect(Object.keys(manifestOf('packages/studio-app').dependencies ?? {})).toEqual(
      expect.arrayContaining(['react', 'react-dom']),
    );
    expect(textOf('packages/studio-app/src/app/main.tsx')).toMatch(/import \{ createRoot \} from 'react-dom\/client'/);
  });
});

describe('the top level of the card', () => {
  it.each([
    ['CARD-027', 'package.json'],
    ['CARD-028', 'packages/design-system/package.json'],
    ['CARD-029', 'packages/domain/package.json'],
    ['CARD-030', 'packages/studio-app/package.json'],
    ['CARD-031', '.storybook/main.ts'],
    ['CARD-032', 'tests/e2e'],
    ['CARD-033', 'docs/architecture.md'],
    ['CARD-034', 'README.md'],
  ])('%s: has %s', (_row, path) => expect(existsSync(join(root, path))).toBe(true));
});

describe('CARD-050: a small studio app composes the packages into routes', () => {
  const app = sources.filter(({ path }) => path.startsWith('packages/studio-app/src/'));
  const routes = app.filter(({ path }) => path.includes('/src/routes/'));

  it('imports both packages, and declares them', () => {
    const siblings = ['@inspection-studio/design-system', '@inspection-studio/domain'];
    const used = new Set(importsOf(app).map(({ specifier }) => specifier));
    expect(siblings.filter((name) => !used.has(name))).toEqual([]);
    expect(Object.keys(manifestOf('packages/studio-app').dependencies ?? {})).toEqual(expect.arrayContaining(siblings));
  });

  it('its routes wire, and hold no screen of their own', () => {
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter(({ text }) => text.split('\n').length > 60).map(({ path }) => path)).toEqual([]);
  });

  it('has no component of the name of a shared primitive', () => {
    const primitives = new Set(Object.values(exportedNames).flat());
    const components = app.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:function|const) ([A-Z][A-Za-z]+)/gm)].map(([, name = '']) => ({ path, name })),
    );
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter(({ path, name }) => path.endsWith('.tsx') && primitives.has(name))).toEqual([]);
  });
});
