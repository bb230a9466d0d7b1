import { once } from 'node:events';
import { link, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { type Api, apiOf, tokenFor } from '../../e2e/api.ts';
import { drawFrames } from '../../e2e/frames.ts';
import { startStudio, type Studio } from '../../e2e/studio.ts';
import { watchThread } from '../batch/watch-page.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A server with the demo company and a browser, both new, so that no measurement meets what another left. */
export interface TestBed {
  studio: Studio;
  manager: Api;
  /** A page of the browser that watches its main thread. */
  openPage: () => Promise<Page>;
  close: () => Promise<void>;
}

/** @param isAnySite whether pages of other origins may call the studio, without asking it first */
export async function openTestBed({ isAnySite = false } = {}): Promise<TestBed> {
  const studio = await startStudio();
  const { executablePath, args, env } = await resolveBrowser();
  const allowed = isAnySite ? ['--disable-web-security'] : [];
  // Chromium keeps the handles of dropped files in a profile on the disk only.
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, ...allowed],
    env,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  return {
    studio,
    manager: await apiOf(studio, 'manager'),
    async openPage() {
      const page = await context.newPage();
      await page.addInitScript(watchThread);
      return page;
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
      await studio.stop();
    },
  };
}

/** Images on the disk with names of their own, all with the same content. */
export async function drawImages(count: number) {
  const frames = await drawFrames(1);
  const folder = await mkdtemp(join(tmpdir(), 'bench-uppy-'));
  const [drawn = ''] = frames.paths;
  const paths = Array.from({ length: count }, (_, index) => join(folder, `DJI_${String(index).padStart(5, '0')}.jpg`));
  for (const path of paths) await link(drawn, path);
  return {
    paths,
    picture: await readFile(drawn),
    async remove() {
      await frames.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the page of Uppy until the benchmark ends. @returns its address */
async function serveUppy(): Promise<string> {
  const built = join(root, 'test-results/bench-uppy');
  await ensureInstalled(import.meta.dirname);
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(built, pathname === '/' ? 'index.html' : pathname);
    readFile(path).then(
      (text) => response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' }).end(text),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Opens Uppy for a new inspection of the demo company. Its uploader makes the studio's calls. */
export async function openUppy({ studio, manager, openPage }: TestBed, { keeps }: { keeps: boolean }) {
  const url = await serveUppy();
  const [asset] = (await manager('GET', 'assets?top=1')).body;
  const [checklist] = (await manager('GET', 'checklists?top=1')).body;
  const draft = { name: 'LongFlight', description: '', assetId: asset.id, checklistId: checklist.id };
  const inspection: string = (await manager('POST', 'projects', draft)).body.id;
  const search = new URLSearchParams({
    origin: studio.url,
    token: await tokenFor(studio, 'manager'),
    inspection,
    keeps: String(keeps),
  });
  const page = await openPage();
  page.on('console', (message) => message.type() === 'error' && console.error(message.text(), message.location().url));
  await page.goto(`${url}?${search}`);
  await page.waitForFunction(() => window.uppyBench !== undefined);
  return { page, inspection };
}
