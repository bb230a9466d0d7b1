import { afterAll, beforeAll, beforeEach } from 'vitest';
import { signInThrottle } from '../../../packages/studio-server/src/resources/testing/tables.ts';
import { setPassword } from '../../../packages/studio-server/src/identity/testing/account-client.ts';
import type { Browser } from '../../../packages/studio-server/src/identity/testing/provider-client.ts';
import {
  startAccounts,
  type TestAccounts,
} from '../../../packages/studio-server/src/identity/testing/start-accounts.ts';

/** The attacked accounts and the browser of the current test. */
export interface Attacked {
  accounts: TestAccounts;
  browser: Browser;
}

/** Starts accounts for the tests of a file, with passwords of Ada and Mia. Each test has a new browser and no failed attempts. */
export function attackAccounts(): Attacked {
  const at = {} as Attacked;
  beforeAll(async () => {
    at.accounts = await startAccounts();
    await setPassword(at.accounts, 'ada');
    await setPassword(at.accounts, 'mia');
  });
  afterAll(() => at.accounts?.close());
  beforeEach(async () => {
    at.browser = at.accounts.browser();
    await at.accounts.db.delete(signInThrottle);
  });
  return at;
}
