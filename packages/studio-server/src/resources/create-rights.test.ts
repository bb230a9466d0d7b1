import { isDeepStrictEqual } from 'node:util';
import type { Method } from '@inspection-studio/domain/calls';
import { USER_ROLES, type UserRole } from '@inspection-studio/domain/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

/** Expected outcome by role. */
const roles = (...allowed: UserRole[]) =>
  USER_ROLES.map((role) => [role, allowed.includes(role) ? 'done' : 'refused'] as const);
const send = (role: UserRole, ...rest: [method: Method, path: string, payload?: unknown]) =>
  studio.send(records.people[role], ...rest);

const REFUSALS: unknown[] = [
  'You are not authorized to access this. Contact your admin to adjust your permissions.',
  'You need permission to access this item.',
  'You cannot access this inspection. Contact your admin.',
];

/** Returns 'done', 'refused' (with the standard message and nothing stored), or else the response. */
async function outcomeOf(ask: () => Promise<{ status: number; body: { message?: string } | null }>) {
  const before = await studio.stored();
  const { status, body } = await ask();
  if (status < 300) return 'done';
  const isUnchanged = isDeepStrictEqual(await studio.stored(), before);
  return status === 403 && REFUSALS.includes(body?.message) && isUnchanged ? 'refused' : { status, body, isUnchanged };
}

describe('CreateSite and CreateAsset need a manager', () => {
  it.each(roles('Manager', 'Admin'))('%s, site: %s', async (role, outcome) => {
    expect(await outcomeOf(() => send(role, 'POST', 'sites', payloadsOf(records).site))).toBe(outcome);
  });
  it.each(roles('Manager', 'Admin'))('%s, asset: %s', async (role, outcome) => {
    expect(await outcomeOf(() => send(role, 'POST', 'assets', payloadsOf(records).asset))).toBe(outcome);
  });
});

describe('CreateProject needs an uploader, and below manager one who is involved in the asset', () => {
  it.each(roles('Uploader', 'Member', 'Manager', 'Admin'))(
    '%s, where member and uploader are involved: %s',
    async (role, outcome) => {
      expect(await outcomeOf(() => send(role, 'POST', 'projects', payloadsOf(records).project))).toBe(outcome);
    },
  );
  it.each(roles('Manager', 'Admin'))('%s, where nobody is: %s', async (role, outcome) => {
    expect(
      await outcomeOf(() =>
        send(role, 'POST', 'projects', { ...payloadsOf(records).project, assetId: records.otherAssetId }),
      ),
    ).toBe(outcome);
  });
});

describe('files are registered and asked addresses for by those who may change the inspection', () => {
  it.each(roles('Uploader', 'Member', 'Manager', 'Admin'))('%s, modules: %s', async (role, outcome) => {
    expect(
      await outcomeOf(() => send(role, 'PUT', `projects/${records.projectId}/modules`, payloadsOf(records).modules)),
    ).toBe(outcome);
  });
  it.each(roles('Uploader', 'Member', 'Manager', 'Admin'))('%s, upload address: %s', async (role, outcome) => {
    const path = `upload?content_type=image/jpeg&prefix=${records.storageKey}`;
    expect(await outcomeOf(() => send(role, 'GET', path))).toBe(outcome);
  });
  it.each(roles('Uploader', 'Member', 'Manager', 'Admin'))(
    '%s, sending a draft that lacks data: %s',
    async (role, outcome) => {
      const { status, body } = await send(role, 'POST', `projects/${records.projectId}/process`);
      expect([status, body.code]).toEqual(outcome === 'done' ? [409, 108] : [403, 113]);
    },
  );
});

describe('pictures are changed by those who may change the record', () => {
  const remove = async (role: UserRole, type: string, id: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id, type, isRemoving: 'true' })) form.set(name, value);
    const headers = bearer(records.people[role]);
    const reply = await fetch(`${studio.origin}/api/v2/images/thumbnail`, { method: 'POST', headers, body: form });
    return { status: reply.status, body: reply.status === 204 ? null : ((await reply.json()) as { message?: string }) };
  };

  it.each(roles('Manager', 'Admin'))('%s, of a site: %s', async (role, outcome) => {
    expect(await outcomeOf(() => remove(role, '2', records.siteId))).toBe(outcome);
  });
  it.each(roles('Uploader', 'Member', 'Manager', 'Admin'))('%s, of an inspection: %s', async (role, outcome) => {
    expect(await outcomeOf(() => remove(role, '4', records.projectId))).toBe(outcome);
  });
});
