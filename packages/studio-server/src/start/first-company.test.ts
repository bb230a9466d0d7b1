import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const statements = /## First company[\s\S]*?```sql\n([\s\S]*?)```/.exec(operations)?.[1] ?? '';
const ADMIN = 'admin@northline.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

describe('docs/operations.md "First company"', () => {
  it('creates a company whose admin can sign in', async () => {
    for (const statement of statements.split(';').filter((text) => text.trim() !== '')) {
      await server.db.execute(sql.raw(statement));
    }
    const headers = { authorization: `Bearer ${await server.tokenOf(ADMIN)}` };
    const reply = await fetch(`${server.origin}/api/v2/users/whoami`, { headers });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ email: ADMIN });
  });
});
