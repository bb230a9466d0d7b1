import { ROLE_IDS } from '@inspection-studio/domain/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountLink } from '../identity/account-links.ts';
import { linkIn, readOutbox } from '../mail/testing/read-outbox.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
beforeAll(async () => {
  studio = await startTestStudio({ environment: { STUDIO_SEED: 'none' } });
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

/** Tokens of the links in all mails to an address, oldest first. */
const tokensTo = async (address: string) =>
  (await readOutbox(studio.dataDir, address)).map((text) => linkIn(text).replace('/idp/enrol/', ''));

describe('an invitation to a studio with accounts of its own', () => {
  it('links to the page that sets up the sign-in; resending replaces the link', async () => {
    const email = 'ingrid@new.example';
    const payload = { emails: [email], role: ROLE_IDS.Member, message: '' };
    await studio.send(own.people.Manager, 'POST', 'users', payload);
    const [first = ''] = await tokensTo(email);
    const link = await findAccountLink(studio.db, first);
    expect(link).toMatchObject({ purpose: 'invitation', email, companyId: 'northline' });
    await studio.send(own.people.Manager, 'PUT', `users/${link!.userId}/resendInvitation`);
    const second = (await tokensTo(email)).at(-1)!;
    expect(second).not.toBe(first);
    expect(await findAccountLink(studio.db, first)).toBeNull();
    expect(await findAccountLink(studio.db, second)).toMatchObject({ userId: link!.userId });
  });
});
