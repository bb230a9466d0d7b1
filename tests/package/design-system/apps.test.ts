import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { nodePath, root } from '../../../scripts/lib/node.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { serveFolder } from '../../../scripts/lib/static-server.mjs';
import type { Consumer } from '../pack.ts';
import type { Seen } from './app/every.tsx';
import { onReact18, onReact19 } from './consumers.ts';

const ALL_SEEN_TIMEOUT_MS = 60_000;
const WAIT_MS = 10_000;
const OWN_BACKGROUND = 'rgb(1, 2, 3)';

type Mode = 'development' | 'production';
type Site = Awaited<ReturnType<typeof serveFolder>>;

let browser: Browser;
beforeAll(async () => {
  const { executablePath, args, env } = await resolveBrowser();
  browser = await chromium.launch({ executablePath, args, env });
});
afterAll(() => browser.close());

/** Vite as its command line runs it in a bare project. */
async function vite({ folder }: Consumer, mode: Mode, ...args: string[]) {
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  const code = await run(nodePath(), [cli, 'build', '--mode', mode, '--logLevel', 'error', ...args], {
    cwd: folder,
    env: { NODE_ENV: mode },
  });
  if (code !== 0) throw new Error(`The application could not be built for ${mode}.`);
}

/** Opens a page; what its console says on the way to the end of the test is kept. */
async function open(url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(url);
  return { page, complaints };
}

describe.each([
  ['React 18', '18.3.1', onReact18],
  ['React 19', '19.3.1', onReact19],
])('an application on %s that has installed the package', (_name, version, consumer) => {
  let site: Site | undefined;
  let rendered: Record<string, { html: string; complaints: string[] }>;

  beforeAll(async () => {
    const { folder } = consumer;
    await Promise.all([
      vite(consumer, 'production', '--outDir', 'site/production'),
      vite(consumer, 'development', '--outDir', 'site/development', '--minify', 'false'),
      vite(consumer, 'development', '--ssr', 'server.tsx', '--outDir', 'server'),
    ]);
    const printed = consumer.node('server/server.js');
    rendered = JSON.parse(printed);
    writeFileSync(join(folder, 'site/development/server.json'), printed);
    site = await serveFolder(join(folder, 'site'));
  });
  afterAll(() => site?.stop());

  it(`is on ${version}`, () => {
    expect(consumer.node('react-version.mjs').trim()).toBe(version);
  });

  it('checks the types of its libraries too, and finds nothing', async () => {
    expect(await run(nodePath(), [join(root, 'node_modules/typescript/bin/tsc'), '-p', consumer.folder])).toBe(0);
  });

  it.each<Mode>(['development', 'production'])('built for %s, works and says nothing on the console', async (mode) => {
    const { page, complaints } = await open(`${site?.url}/${mode}/index.html`);
    await page.getByText('The ref holds: BUTTON').waitFor();

    const edit = page.getByRole('button', { name: 'Edit' });
    await edit.click();
    await page.getByRole('dialog', { name: 'Edit tag' }).getByRole('textbox', { name: 'Name' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Name');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true);

    const crack = page.getByRole('button', { name: 'Crack' });
    await crack.hover();
    await page.getByRole('tooltip', { name: 'Used on 14 images' }).waitFor();
    expect(await crack.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(OWN_BACKGROUND);

    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tag saved').first().waitFor();
    await page
      .getByRole('button', { name: /^\d+ items/ })
      .first()
      .waitFor();
    expect(page.workers().length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('renders every component on a server without a warning', () => {
    const complained = Object.entries(rendered).filter(([, { complaints }]) => complaints.length > 0);
    expect(complained.map(([name, { complaints }]) => ({ name, complaints }))).toEqual([]);
    expect(rendered['Button']?.html).toMatch(/^<button type="button" class="[^"]+">/);
    expect(rendered['ClusterMap']?.html).toContain('role="application"');
  });

  describe('in the browser', () => {
    let seen: Seen[];
    let complaints: string[];
    beforeAll(async () => {
      const opened = await open(`${site?.url}/development/every.html`);
      const { page } = opened;
      complaints = opened.complaints;
      await page.waitForFunction(() => window.seen !== undefined, undefined, { timeout: ALL_SEEN_TIMEOUT_MS });
      seen = (await page.evaluate(() => window.seen)) ?? [];
      await page.close();
    });

    it('every component takes over the HTML of the server without a mismatch', () => {
      expect(seen.map(({ name }) => name)).toEqual(Object.keys(rendered));
      expect(
        seen.filter(({ hydrating }) => hydrating.length > 0).map(({ name, hydrating }) => ({ name, hydrating })),
      ).toEqual([]);
    });

    it('every component is drawn without a warning', () => {
      expect(complaints).toEqual([]);
      expect(seen.filter(({ drawing }) => drawing.length > 0).map(({ name, drawing }) => ({ name, drawing }))).toEqual(
        [],
      );
    });

    it('a ref arrives at the outer element of every component', () => {
      expect(seen.filter(({ outer }) => outer?.isRefRight === false).map(({ name }) => name)).toEqual([]);
    });

    it('a plain class of the application wins over the styles of every component', () => {
      const styled = seen.flatMap(({ name, outer }) => (outer ? [{ name, background: outer.background }] : []));
      expect(styled.length).toBeGreaterThan(70);
      expect(styled.filter(({ background }) => background !== OWN_BACKGROUND)).toEqual([]);
    });
  });
});
