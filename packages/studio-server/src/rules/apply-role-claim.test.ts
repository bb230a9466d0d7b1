import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRole } from '@inspection-studio/domain/users';
import type { OpenDatabase } from '../database/open-database.ts';
import { users } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { applyRoleClaim } from './apply-role-claim.ts';

const SOURCE = { address: '192.0.2.7', userAgent: 'curl/8.5.0', requestId: 'request-0001' };

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
});
afterAll(() => database?.close());

const read = async (id: string) => (await database.db.select().from(users).where(eq(users.id, id)))[0]!;
const give = (id: string, values: Partial<typeof users.$inferInsert>) =>
  database.db.update(users).set(values).where(eq(users.id, id));
const claim = async (id: string, role: UserRole, second: number) =>
  (await applyRoleClaim(database.db, await read(id), { role, issuedAt: new Date(second * 1000) }, SOURCE)).role;

beforeEach(async () => {
  await give('ada', { role: 'Admin', roleClaimed: null });
  await give('mia', { role: 'Manager', status: 'Activated', roleClaimed: null });
});

describe('a new token changes the role', () => {
  it('to a higher or a lower one', async () => {
    expect(await claim('mia', 'Admin', 10)).toBe('Admin');
    expect(await claim('mia', 'Viewer', 11)).toBe('Viewer');
    expect((await read('mia')).role).toBe('Viewer');
  });

  it('but an older token, which is still valid, changes nothing', async () => {
    await claim('mia', 'Viewer', 20);
    expect(await claim('mia', 'Admin', 10)).toBe('Viewer');
    expect(await claim('mia', 'Admin', 20)).toBe('Viewer');
  });

  it('also after a token with the same role, so that one between them changes nothing', async () => {
    await claim('mia', 'Manager', 30);
    expect(await claim('mia', 'Admin', 20)).toBe('Manager');
  });

  it('and does not touch when the person was modified, unless the role changes', async () => {
    const { modified } = await read('mia');
    await claim('mia', 'Manager', 10);
    expect((await read('mia')).modified).toEqual(modified);
  });
});

describe('the last active Admin keeps the role', () => {
  it('without another one', async () => expect(await claim('ada', 'Viewer', 10)).toBe('Admin'));

  it('with a deactivated one', async () => {
    await give('mia', { role: 'Admin', status: 'Deactivated' });
    expect(await claim('ada', 'Viewer', 10)).toBe('Admin');
  });

  it('of two that are lowered at the same time, one does', async () => {
    await give('mia', { role: 'Admin' });
    const roles = await Promise.all(['ada', 'mia'].map((id) => claim(id, 'Viewer', 10)));
    expect(roles.toSorted()).toEqual(['Admin', 'Viewer']);
  });
});
