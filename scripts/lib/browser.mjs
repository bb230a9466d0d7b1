import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { nodePath, root } from './node.mjs';

/** Every runner starts the browser with these: no sandbox (containers run as root), nothing that calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @typedef {object} Browser what Playwright's `launchOptions` takes
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env the whole environment of the browser's process
 * @property {string | undefined} pinnedVersion set for the build of the lockfile only, the one baselines are drawn with
 */

const pinnedPackage = join(root, 'node_modules/@sparticuz/chromium');
const isPinnedHere = platform() === 'linux' && arch() === 'x64';
const run = promisify(execFile);

/** @type {Promise<Browser> | undefined} */
let resolved;

/**
 * Finds the browser of all tests and screenshots, once per process.
 *
 * In order: the `CHROMIUM` variable; the build the lockfile pins (Linux x64); an installed Chromium or Chrome;
 * the one Playwright downloads.
 *
 * @returns {Promise<Browser>}
 * @throws when there is none, with one sentence saying what to do
 */
export function resolveBrowser() {
  resolved ??= find();
  return resolved;
}

/** @returns {Promise<Browser>} */
async function find() {
  const chosen = process.env['CHROMIUM'];
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, which does not exist.`);
    return plain(chosen);
  }
  if (isPinnedHere && existsSync(pinnedPackage)) return pinnedBrowser();
  const installed = installedBrowsers().find((path) => existsSync(path)) ?? (await downloadedBrowser());
  if (installed !== undefined) return plain(installed);
  throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM to the path of one.');
}

/**
 * The one build that draws and compares visual baselines, whatever `CHROMIUM` says.
 *
 * @returns {Promise<Browser | undefined>} nothing on systems it is not made for
 * @throws where it should be and is not
 */
export async function resolvePinnedBrowser() {
  if (!isPinnedHere) return undefined;
  if (!existsSync(pinnedPackage)) throw new Error('The pinned Chromium is not installed: run npm install.');
  return pinnedBrowser();
}

/**
 * @param {string} executablePath
 * @returns {Browser}
 */
function plain(executablePath) {
  return { executablePath, args: CHROMIUM_ARGS, env: environment(), pinnedVersion: undefined };
}

/**
 * Unpacks the pinned build beside the packages, whole or not at all, with its own fonts so that pages look the
 * same on every machine, and with its own NSS libraries where the machine has none.
 *
 * @returns {Promise<Browser>}
 */
async function pinnedBrowser() {
  const { version } = JSON.parse(readFileSync(join(pinnedPackage, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  const env = { ...environment(), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const own = {
    ...env,
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
  };
  const usable = [env, own].find((each) => spawnSync(executablePath, ['--version'], { env: each }).status === 0);
  if (usable === undefined) {
    throw new Error('The pinned Chromium does not start on this machine: set CHROMIUM to the path of another one.');
  }
  return { executablePath, args: CHROMIUM_ARGS, env: usable, pinnedVersion: version };
}

/** @param {string} folder */
async function unpack(folder) {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  try {
    // The package unpacks into the temporary folder, and its libraries only where it believes to be on its cloud.
    const program = `import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())`;
    await run(nodePath(), ['--eval', program], {
      cwd: root,
      env: { ...environment(), TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    const fonts = `<dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
    await writeFile(join(staging, 'fonts.conf'), `<?xml version="1.0"?>\n<fontconfig>${fonts}</fontconfig>\n`);
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** @returns {string[]} where Chromium and Chrome are usually installed, present or not */
function installedBrowsers() {
  if (platform() === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform() === 'win32') {
    const homes = [process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LocalAppData']];
    return homes.flatMap((home) => (home === undefined ? [] : [join(home, 'Google/Chrome/Application/chrome.exe')]));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @returns {Promise<string | undefined>} Playwright's own Chromium, downloaded when it is not there yet */
async function downloadedBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    const cli = join(root, 'node_modules/playwright/cli.js');
    spawnSync(nodePath(), [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  return existsSync(path) ? path : undefined;
}

/** @returns {Record<string, string>} */
function environment() {
  const entries = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return Object.fromEntries(entries);
}
