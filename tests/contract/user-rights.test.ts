import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  type Answer,
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { isAbove, isAtLeast, ROLE_IDS, type Role, ROLES } from './expectations/roles.ts';
import {
  STATUS_IS_FREE,
  USER_RIGHTS,
  USER_STATUS_NUMBERS,
  USER_STATUSES,
  type UserRight,
} from './expectations/user-rights.ts';
import { fresh } from './world/fresh.ts';
import { makeRecords, type Records } from './world/library.ts';
import { sendThumbnail, THUMBNAIL_KINDS } from './world/send-thumbnail.ts';
import { type Cell, wrongCells } from './world/verdicts.ts';

// Hundreds of requests in one test.
let studio: TestStudio;
let own: CompanyRecords;
let records: Records;
let foreignRecords: Records;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  records = makeRecords(studio.db, own);
  foreignRecords = makeRecords(studio.db, await insertCompany(studio.db, 'meridian'));
  await studio.db.execute('update companies set seats_allowed = 100000');
});
afterAll(() => studio?.close());

const NAMES = { firstName: 'Ingrid', lastName: 'Aas', phoneNumber: '+47 55 55 01 93' };

function ask(call: string, token: string, id: string): Promise<Answer> {
  const [method, path] = call.split(' ') as ['GET' | 'PUT' | 'DELETE', string];
  return studio.send(token, method, path.replace('{id}', id), call === 'PUT users/{id}' ? NAMES : undefined);
}

const usualStatus = ({ from }: UserRight) => (from.includes('Activated') ? 'Activated' : from[0]!);

describe('six roles and the person they act on: of each role, or themselves', () => {
  it.each(USER_RIGHTS.map((right) => [right.call, right] as const))('%s', async (call, right) => {
    const cells: Cell[] = [];
    for (const actor of ROLES) {
      for (const target of ROLES) {
        const id = await records.user(target, { status: usualStatus(right) });
        const isAllowed = right.allows(actor, target);
        cells.push({
          title: `${actor} to ${target}`,
          expected: isAllowed ? right.done : '403/4',
          ask: () => ask(call, own.people[actor], id),
        });
      }
      const oneself = own.people[actor];
      cells.push({
        title: `${actor} to themselves`,
        expected: right.allowsSelf ? right.done : '403/4',
        ask: () => ask(call, oneself, oneself),
      });
    }
    expect(await wrongCells(studio, cells)).toEqual([]);
  });

  it('POST images/thumbnail: of a person, like PUT users/{id}', async () => {
    const cells: Cell[] = [];
    for (const actor of ROLES) {
      for (const target of ROLES) {
        const id = await records.user(target);
        const isAllowed = actor === 'Admin' && isAbove(actor, target);
        cells.push({
          title: `${actor} to ${target}`,
          expected: isAllowed ? '204' : '403/4',
          ask: () => sendThumbnail(studio, own.people[actor], THUMBNAIL_KINDS.User, id),
        });
      }
      cells.push({
        title: `${actor} to themselves`,
        expected: '204',
        ask: () => sendThumbnail(studio, own.people[actor], THUMBNAIL_KINDS.User, own.people[actor]),
      });
    }
    expect(await wrongCells(studio, cells)).toEqual([]);
  });
});

describe('a person of another company is unknown to everybody', () => {
  it.each(USER_RIGHTS.map((right) => [right.call, right] as const))('%s', async (call, right) => {
    const id = await foreignRecords.user('Trial', { status: usualStatus(right) });
    const cells = ROLES.map((role): Cell => ({
      title: role,
      expected: '404',
      ask: () => ask(call, own.people[role], id),
    }));
    expect(await wrongCells(studio, cells)).toEqual([]);
  });
});

describe('what may be done to a person depends on their status', () => {
  const cases = USER_RIGHTS.filter(({ call }) => !STATUS_IS_FREE.includes(call)).flatMap((right) =>
    USER_STATUSES.map((status) => {
      const isDone = right.from.includes(status);
      return [`${right.call} of somebody ${status} ${isDone ? 'is done' : 'is refused'}`, right, status] as const;
    }),
  );

  it.each(cases)('%s', async (_title, right, status) => {
    const id = await records.user('Viewer', { status });
    const isDone = right.from.includes(status);
    const answer = await ask(right.call, own.people.Admin, id);
    expect(`${answer.status}`).toBe(isDone ? right.done : '409');
    const { body } = await studio.send(own.people.Admin, 'GET', `users/${id}`);
    expect(body.status).toBe(USER_STATUS_NUMBERS[isDone ? right.to! : status]);
  });

  it('an Activated user can be edited', async () => {
    const id = await records.user('Viewer');
    const { status, body } = await studio.send(own.people.Admin, 'PUT', `users/${id}`, {
      ...NAMES,
      role: ROLE_IDS.Member,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...NAMES, name: 'Ingrid Aas', roleId: ROLE_IDS.Member });
  });
});

describe('roles are granted below one’s own only', () => {
  it('the inviter can grant only roles lower than their own', async () => {
    const cells = ROLES.flatMap((actor) =>
      ROLES.map((granted): Cell => ({
        title: `${actor} invites ${granted}`,
        expected: isAtLeast(actor, 'Manager') && isAbove(actor, granted) ? '200' : '403/*',
        ask: () =>
          studio.send(own.people[actor], 'POST', 'users', {
            emails: [`${fresh('guest')}@demo.example`],
            role: ROLE_IDS[granted],
            message: '',
          }),
      })),
    );
    expect(await wrongCells(studio, cells)).toEqual([]);
  });

  it('a new role is lower than that of the Admin who gives it', async () => {
    const cells: Cell[] = [];
    for (const role of ROLES) {
      const id = await records.user('Viewer');
      cells.push({
        title: role,
        expected: role === 'Admin' ? '403/4' : '200',
        ask: () => studio.send(own.people.Admin, 'PUT', `users/${id}`, { ...NAMES, role: ROLE_IDS[role] }),
      });
    }
    expect(await wrongCells(studio, cells)).toEqual([]);
  });

  it('nobody changes their own role', async () => {
    const raise = (role: Role) => ROLE_IDS[role === 'Admin' ? 'Manager' : 'Admin'];
    const cells = ROLES.map((role): Cell => ({
      title: role,
      expected: '403/4',
      ask: () => studio.send(own.people[role], 'PUT', `users/${own.people[role]}`, { ...NAMES, role: raise(role) }),
    }));
    expect(await wrongCells(studio, cells)).toEqual([]);
  });
});
