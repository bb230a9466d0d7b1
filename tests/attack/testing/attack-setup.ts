import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  accountLinks,
  companies,
  renewSetupLink,
  users,
} from '../../../packages/studio-server/src/company/testing/setup-parts.ts';
import {
  startTestServer,
  type TestServer,
} from '../../../packages/studio-server/src/start/testing/start-test-server.ts';

export const PUBLIC_URL = 'https://studio.northline.example';
/** A complete input of the setup page. */
export const PERSON = { company: 'Northline', firstName: 'Ada', lastName: 'Holm', email: 'ada@northline.example' };

/** Starts a server without a company for the attacks of one file; each attack begins without links, people and companies. */
export function attackSetup() {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ STUDIO_PUBLIC_URL: PUBLIC_URL, STUDIO_SEED: 'none' });
  });
  afterAll(() => server?.close());
  afterEach(async () => {
    await server.db.delete(accountLinks);
    await server.db.delete(users);
    await server.db.delete(companies);
  });
  return {
    get server() {
      return server;
    },
    newToken: async () => (await renewSetupLink(server.db, PUBLIC_URL))!.split('/').at(-1)!,
    post: (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}/idp/setup/${token}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { host: new URL(PUBLIC_URL).host, ...headers },
        redirect: 'manual',
      }),
    expectNoCompany: async () => expect(await server.db.$count(companies)).toBe(0),
  };
}
