import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/open-database.ts';
import { companies, users } from '../../database/schema/index.ts';
import { createAccountLink } from '../account-links.ts';

/** Creates a data folder with a company and its invited first admin. @returns the folder and the path of the admin's link */
export async function createFirstAdmin(email: string): Promise<{ dataDir: string; link: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-accounts-'));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    await db.insert(companies).values({
      id: 'firm',
      name: 'Firm',
      licenceStart: new Date('2026-01-01'),
      licenceExpiry: new Date('2099-12-31'),
      licenceFrequency: 'Annual',
      seatsAllowed: 10,
      dataType: 'ImageCount',
      dataAllowed: 1000,
      supplementaryAllowedBytes: 1_000_000,
    });
    await db.insert(users).values({
      id: 'admin',
      companyId: 'firm',
      firstName: 'Ada',
      lastName: 'Holm',
      email,
      role: 'Admin',
      status: 'Pending',
    });
    const token = await createAccountLink(db, { purpose: 'setup', userId: 'admin', email, companyId: 'firm' });
    return { dataDir, link: `/idp/enrol/${token}` };
  } finally {
    await close();
  }
}
