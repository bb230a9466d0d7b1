/**
 * The studio and Uppy with the same images, one after the other in one run:
 *
 *     npm run bench:uppy -- --files 2000
 *
 * The studio uploads to its real server, which registers, checks and stores every image. Uppy, with its dashboard and the
 * uploader for XMLHttpRequest, uploads to a server that only reads the bytes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { link, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { nodePath, root } from '../../../scripts/lib/node.mjs';
import { FROM_SOURCE } from '../../../scripts/lib/server.mjs';
import { drawFrames } from '../../e2e/frames.ts';
import { watchThread } from '../batch/watch-page.ts';

const { values } = parseArgs({ options: { files: { type: 'string', default: '2000' } } });
const count = Number(values.files);
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** What a batch took. */
export interface Taken {
  interactiveMs: number;
  /** Time beyond 50 ms of every task from the drop to the end. */
  blockedMs: number;
  /** From Save or Upload to the last image. */
  uploadSeconds: number;
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the page of Uppy, and reads what it uploads. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    if (request.method === 'PUT') {
      request.resume().once('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
      return;
    }
    const path = join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''));
    readFile(path).then(
      (text) => response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' }).end(text),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

async function measureUppy(): Promise<Taken> {
  const built = join(root, 'test-results/bench-uppy');
  await ensureInstalled(import.meta.dirname);
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true },
  });
  const frames = await drawFrames(1);
  const folder = await mkdtemp(join(tmpdir(), 'bench-uppy-'));
  const paths = Array.from({ length: count }, (_, index) => join(folder, `DJI_${String(index).padStart(5, '0')}.jpg`));
  for (const path of paths) await link(frames.paths[0]!, path);
  const site = await serve(built);
  const { executablePath, args, env } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    page.setDefaultTimeout(UPLOAD_TIMEOUT_MS);
    await page.addInitScript(watchThread);
    await page.goto(site.url);
    await page.waitForFunction(() => window.uppyBench !== undefined);
    await page.evaluate(() =>
      document.body.append(
        Object.assign(document.createElement('input'), { type: 'file', multiple: true, id: 'held' }),
      ),
    );
    await page.locator('#held').setInputFiles(paths);
    await page.evaluate(() => window.watch.blockedTime());
    const interactiveMs = await page.locator('#held').evaluate((held: HTMLInputElement) => window.uppyBench.add(held));
    const begunAt = performance.now();
    const arrived = await Promise.race([
      page.evaluate(() => window.uppyBench.upload()),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), UPLOAD_TIMEOUT_MS).unref()),
    ]);
    const uploadSeconds = arrived === null ? Infinity : (performance.now() - begunAt) / 1000;
    if (arrived !== null && arrived !== count) throw new Error(`Of ${count} images, ${arrived} arrived.`);
    return { interactiveMs, blockedMs: await page.evaluate(() => window.watch.blockedTime()), uploadSeconds };
  } finally {
    await browser.close();
    site.close();
    await frames.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureStudio(): Promise<Taken> {
  const report = join(root, 'test-results/bench-batch.json');
  const program = ['tests/bench/batch/main.ts', '--files', String(count), '--report', report];
  await rm(report, { force: true });
  const bench = spawn(nodePath(), [FROM_SOURCE, ...program], { cwd: root, stdio: 'inherit' });
  await once(bench, 'exit');
  return JSON.parse(readFileSync(report, 'utf8'));
}

const studio = await measureStudio();
const uppy = await measureUppy();
const seconds = (ms: number) => (ms === Infinity ? 'not within 600 s' : `${(ms / 1000).toFixed(1)} s`);
const ratio = (theirs: number, ours: number) =>
  theirs === Infinity || ours === 0 ? '' : `${(theirs / ours).toFixed(1)} x`;
console.log(`\n${count} images, load average ${loadavg()[0]!.toFixed(1)}\n`);
console.log('| | Studio | Uppy | Uppy takes |\n| --- | ---: | ---: | ---: |');
const rows = [
  ['drop to interactive', studio.interactiveMs, uppy.interactiveMs],
  ['main thread blocked', studio.blockedMs, uppy.blockedMs],
  ['upload', studio.uploadSeconds * 1000, uppy.uploadSeconds * 1000],
] as const;
for (const [what, ours, theirs] of rows)
  console.log(`| ${what} | ${seconds(ours)} | ${seconds(theirs)} | ${ratio(theirs, ours)} |`);
