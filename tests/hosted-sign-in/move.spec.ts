import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { FROM_SOURCE } from '../../scripts/lib/server.mjs';
import { journey } from '../e2e/journey.ts';
import type { Studio } from '../e2e/studio.ts';
import { startHostedStudio } from './hosted-studio.ts';
import { account, seesNextSteps, seesRefusal, setUpCompany, signInAtProvider } from './people.ts';
import { startProvider, type TestProvider } from './start-provider.ts';

const OTHER_ACCOUNT =
  'Your e-mail address is linked to another account at a sign-in provider. Ask your admin to unlink it, then sign in again.';

let dataDir: string;
let former: TestProvider;
let next: TestProvider;
let studio: Studio;

/** Runs `npm run sign-in` for the stopped studio. @returns what it prints */
async function runSignIn(...words: string[]): Promise<string> {
  const command = join(root, 'packages/studio-server/src/identity/sign-in-command.ts');
  const env = { ...process.env, STUDIO_SEED: 'none', STUDIO_DATA_DIR: dataDir, ...next.environment };
  const { stdout } = await promisify(execFile)(nodePath(), [FROM_SOURCE, command, ...words], { cwd: root, env });
  return stdout;
}

test.describe('After a move to another provider', () => {
  let browser: Browser;
  const signInAnew = async (): Promise<Page> => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(studio.url);
    await signInAtProvider(page, 'ada');
    return page;
  };
  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    dataDir = await mkdtemp(join(tmpdir(), 'studio-move-'));
    [former, next] = await Promise.all([
      startProvider({ accounts: [account('ada')] }),
      startProvider({ accounts: [account('ada')] }),
    ]);
    studio = await startHostedStudio(former, {}, dataDir);
  });
  test.afterAll(async () => {
    await studio?.stop();
    await former?.remove();
    await next?.remove();
    await rm(dataDir, { recursive: true });
  });

  journey('people are linked again only when the operator says so', (step) => {
    step('the admin signs in at the former provider', async () => {
      const page = await (await browser.newContext()).newPage();
      await setUpCompany(page, studio, 'ada@northline.example');
      await signInAtProvider(page, 'ada');
      await seesNextSteps(page);
    });

    step('an account with the same address at the next provider is refused', async () => {
      await studio.stop();
      studio = await startHostedStudio(next, {}, dataDir);
      await seesRefusal(await signInAnew(), OTHER_ACCOUNT);
    });

    step('npm run sign-in -- unlink with the former issuer lets it in', async () => {
      await studio.stop();
      expect(await runSignIn('unlink', former.issuer)).toBe('1 person unlinked.\n');
      studio = await startHostedStudio(next, {}, dataDir);
      await seesNextSteps(await signInAnew());
    });
  });
});
