import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ICON_WEIGHTS } from '../../packages/studio-app/build/icon-weights.ts';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/node.mjs';
import { allFiles, filesBefore, gzipBytes, sourcesOf } from './app-files.ts';

/** The stricter of the two readings. */
const KB = 1_000;
const BUILD_TIMEOUT_MS = 300_000;
const SIGN_IN = ['src/session/msal-client.ts'];
const HOME = [...SIGN_IN, 'src/routes/home.tsx'];
/** Slightly above the current size. */
const SIGN_IN_MAX_KB = 233;
/** @see docs/decisions/0010-first-page.md */
const HOME_MAX_KB = 245;
/** A silent sign-in waits for this page in a hidden frame. */
const REDIRECT_PAGE_MAX_KB = 24;

/** Sources of the whole app, and of what Home loads before it is shown: each names thousands, so both are read once. */
let all: string[];
let home: string[];

beforeAll(async () => {
  await ensureBuilt();
  all = sourcesOf(allFiles());
  home = sourcesOf(filesBefore('index.html', HOME));
}, BUILD_TIMEOUT_MS);

describe('JavaScript of the built app, after gzip, the sign-in library included', () => {
  it.each([
    ['the start page until it asks to sign in', 'index.html', SIGN_IN, SIGN_IN_MAX_KB],
    ['Home for a signed-in person', 'index.html', HOME, HOME_MAX_KB],
    ['the page that ends a silent sign-in', 'redirect.html', [], REDIRECT_PAGE_MAX_KB],
  ])('%s', (_what, page, modules, maxKb) => {
    expect(gzipBytes(filesBefore(page, modules)) / KB).toBeLessThan(maxKb);
  });

  it.each([
    ['the map', /leaflet|supercluster|design-system\/src\/map\//],
    ['forms', /node_modules\/(react-hook-form|@hookform)\/|studio-app\/src\/forms\//],
    ['the inspection wizard and profile', /studio-app\/src\/features\/inspections\//],
    ['menus, popovers, dialogs and tooltips', /@radix-ui\/react-(menu|popover|dialog|tooltip|popper)\/|@floating-ui\//],
    ['the command palette', /design-system\/src\/components\/CommandPalette\//],
    [
      'the upload engine and its tray',
      /studio-app\/src\/(uploads\/(upload-(store|runner|links|source)|document-upload|with-retries|sending-|xhr-transport|(create|update)-inspection|register-files)|widgets\/upload-tray\/)|domain\/src\/uploads\/|design-system\/src\/components\/DockedTray\//,
    ],
    [
      'what is kept of files and forms',
      /node_modules\/idb\/|studio-app\/src\/uploads\/(journal-db|(upload|form)-journal)/,
    ],
    ['the date picker', /design-system\/src\/components\/DateField\//],
    ['payload and form schemas', /domain\/src\/entities\/.*\.form\.ts$/],
    ['calls and mutations that change records', /(domain\/src\/calls|studio-app\/src\/data)\/.*-changes\.ts$/],
    ['the words of refused values', /domain\/src\/(validation\/messages|form-messages)\.ts$/],
    ['reading filters from URLs', /domain\/src\/query\/parse-filter\.ts$/],
    ['the distance of colours', /node_modules\/culori\//],
  ])('Home loads without %s', (_part, source) => {
    expect(all.filter((name) => source.test(name))).not.toEqual([]);
    expect(home.filter((name) => source.test(name))).toEqual([]);
  });

  it('Home loads without charts, of which the app has none yet', () => {
    expect(home.filter((name) => name.includes('design-system/src/charts/'))).toEqual([]);
  });

  it('the page that ends a silent sign-in does not start the studio', () => {
    expect(home.some((name) => name.endsWith('/app/main.tsx'))).toBe(true);
    expect(sourcesOf(filesBefore('redirect.html', [])).filter((name) => /app\/main\.tsx|react-dom/.test(name))).toEqual(
      [],
    );
  });
});

describe('icons', () => {
  const files = globSync('packages/{design-system,studio-app}/src/**/*.tsx', { cwd: root });
  const used = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /\bweight=(?:"|\{[^}]*')(thin|light|regular|bold|fill|duotone)\b/g,
      ),
    ].map(([, weight]) => `${weight} in ${file}`),
  );

  it('are drawn in weights that the design allows', () => {
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((use) => !ICON_WEIGHTS.some((weight) => use.startsWith(`${weight} in`)))).toEqual([]);
  });
});
