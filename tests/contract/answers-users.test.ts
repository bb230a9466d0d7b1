import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { RECORDS } from './expectations/records.ts';
import { ROLE_IDS, ROLES } from './expectations/roles.ts';
import { USER_STATUS_NUMBERS } from './expectations/user-rights.ts';
import { anInstant, expectFields } from './world/fields.ts';
import { makeRecords, type Records } from './world/library.ts';

let studio: TestStudio;
let own: CompanyRecords;
let records: Records;
const send = (...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]) =>
  studio.send(own.people.Admin, ...rest);

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  records = makeRecords(studio.db, own);
});
afterAll(() => studio?.close());

describe('people', () => {
  it('GET users/whoami: no payload; returns the signed-in user record', async () => {
    const { status, body } = await studio.send(own.people.Uploader, 'GET', 'users/whoami');
    expect(status).toBe(200);
    expectFields(body, RECORDS.user);
    expect(body).toEqual({
      id: own.people.Uploader,
      companyId: 'northline',
      firstName: 'Uploader',
      lastName: 'northline',
      name: 'Uploader northline',
      email: 'uploadernorthline@demo.example',
      phoneNumber: '',
      thumbnail: null,
      created: anInstant,
      modified: anInstant,
      roleId: ROLE_IDS.Uploader,
      status: USER_STATUS_NUMBERS.Activated,
      invitedBy: null,
    });
  });

  it.each(ROLES)('roleId of a %s is the role identifier', async (role) => {
    const { body } = await studio.send(own.people[role], 'GET', 'users/whoami');
    expect(body.roleId).toBe(ROLE_IDS[role]);
  });

  it('GET users/{id} returns one user, with who invited them', async () => {
    const id = await records.user('Viewer', {
      invitedById: own.people.Manager,
      phoneNumber: '+47 1',
      status: 'Pending',
    });
    const { status, body } = await send('GET', `users/${id}`);
    expect(status).toBe(200);
    expectFields(body, RECORDS.user);
    expect(body).toMatchObject({
      id,
      roleId: ROLE_IDS.Viewer,
      status: USER_STATUS_NUMBERS.Pending,
      phoneNumber: '+47 1',
      invitedBy: { id: own.people.Manager, name: 'Manager northline' },
    });
  });

  describe('PUT users/{id} updates one user', () => {
    const PAYLOAD = {
      firstName: ' Ingrid ',
      lastName: 'Aas',
      phoneNumber: '+47 55 55 01 93',
      role: ROLE_IDS.Member,
      status: 1,
    };
    let answer: Awaited<ReturnType<typeof send>>;
    let id: string;
    beforeAll(async () => {
      id = await records.user('Viewer');
      answer = await send('PUT', `users/${id}`, PAYLOAD);
    });

    it('answers with the record, its e-mail unchanged', async () => {
      expect(answer.status).toBe(200);
      expectFields(answer.body, RECORDS.user);
      expect(answer.body).toMatchObject({ name: 'Ingrid Aas', email: `${id}@demo.example` });
      expect(await send('GET', `users/${id}`)).toEqual(answer);
    });
    it.each([
      ['firstName', 'firstName', 'Ingrid'],
      ['lastName', 'lastName', 'Aas'],
      ['phoneNumber', 'phoneNumber', '+47 55 55 01 93'],
      ['role', 'roleId', ROLE_IDS.Member],
      ['status', 'status', 1],
    ])('body has %s', (_key, field, value) => expect(answer.body[field]).toBe(value));

    it('a status is changed by its actions only', async () => {
      const { status } = await send('PUT', `users/${id}`, { ...PAYLOAD, status: 0 });
      expect(status).toBe(409);
      expect((await send('GET', `users/${id}`)).body.status).toBe(1);
    });

    it('a field that is only read changes nothing', async () => {
      const other = { companyId: 'meridian', email: 'other@demo.example', id: 'other', thumbnail: 'pictures/x.jpg' };
      const { body } = await send('PUT', `users/${id}`, { ...PAYLOAD, ...other });
      expect({ ...body, modified: '' }).toEqual({ ...answer.body, modified: '' });
    });
  });

  it('DELETE users/{id} deletes one user, who stays with the status Deleted and frees the seat', async () => {
    const id = await records.user('Viewer');
    const seats = async () => (await send('GET', 'companies')).body.licence.seatsUsed;
    const before = await seats();
    expect(await send('DELETE', `users/${id}`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `users/${id}`)).body.status).toBe(USER_STATUS_NUMBERS.Deleted);
    expect(await seats()).toBe(before - 1);
  });

  it('PUT users/{id}/deactivate: no body; the status is Deactivated', async () => {
    const { status, body } = await send('PUT', `users/${await records.user('Viewer')}/deactivate`);
    expect(status).toBe(200);
    expectFields(body, RECORDS.user);
    expect(body.status).toBe(USER_STATUS_NUMBERS.Deactivated);
  });

  it('PUT users/{id}/activate: no body; the status is Activated', async () => {
    const { status, body } = await send(
      'PUT',
      `users/${await records.user('Viewer', { status: 'Deactivated' })}/activate`,
    );
    expect(status).toBe(200);
    expectFields(body, RECORDS.user);
    expect(body.status).toBe(USER_STATUS_NUMBERS.Activated);
  });

  it('PUT users/{id}/resendInvitation: no body; the status stays Pending', async () => {
    const id = await records.user('Viewer', { status: 'Pending' });
    expect(await send('PUT', `users/${id}/resendInvitation`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `users/${id}`)).body.status).toBe(USER_STATUS_NUMBERS.Pending);
  });

  describe('POST users invites users', () => {
    let answer: Awaited<ReturnType<typeof send>>;
    let invited: { email: string; invitedBy: unknown; roleId: number; status: number; name: string }[];
    beforeAll(async () => {
      await studio.db.execute('update companies set seats_allowed = 100');
      const emails = ['ada@demo.example', 'ADA@demo.example', 'memBERnorthline@demo.example', 'bo@demo.example'];
      answer = await send('POST', 'users', { emails, role: ROLE_IDS.Uploader, message: 'Welcome to Northline.' });
      const { body } = await send('GET', 'users');
      invited = body.filter(({ email }: { email: string }) => ['ada@demo.example', 'bo@demo.example'].includes(email));
    });

    it('body has emails; returns an outcome per address, duplicates once', () => {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([
        { email: 'ada@demo.example', code: null },
        { email: expect.stringMatching(/^membernorthline@demo.example$/i), code: 10 },
        { email: 'bo@demo.example', code: null },
      ]);
      expect(invited).toHaveLength(2);
    });
    it('body has role; invited users are Pending', () => {
      expect(invited.map(({ roleId, status, name }) => [roleId, status, name])).toEqual([
        [ROLE_IDS.Uploader, USER_STATUS_NUMBERS.Pending, ''],
        [ROLE_IDS.Uploader, USER_STATUS_NUMBERS.Pending, ''],
      ]);
      expect(invited[0]!.invitedBy).toEqual({ id: own.people.Admin, name: 'Admin northline' });
    });
    it('body has message, kept with the invitation', async () => {
      const { rows } = await studio.db.execute(
        `select invitation_message as note from users where email = 'ada@demo.example'`,
      );
      expect(rows).toEqual([{ note: 'Welcome to Northline.' }]);
    });
    it('the role of an invitation may be the default one, Uploader', () => expect(invited[0]!.roleId).toBe(5));
  });
});
