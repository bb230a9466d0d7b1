import type { UserRole, UserStatus } from '@inspection-studio/domain/users';
import type { Database } from '../../database/open-database.ts';
import { companies, users } from '../../database/schema/index.ts';

const person = (firstName: string, lastName: string, role: UserRole, status: UserStatus = 'Activated') => ({
  id: firstName.toLowerCase(),
  companyId: 'northline',
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@demo.example`,
  role,
  status,
});

/** Inserts a company with Ada (Admin), Mia (Manager), Vic (Viewer), Dan (Member, deactivated) and Pia (Viewer, invited, nameless). */
export async function insertPeople(db: Database): Promise<void> {
  await db.insert(companies).values({
    id: 'northline',
    name: 'Northline',
    licenceStart: new Date('2026-01-01'),
    licenceExpiry: new Date('2099-12-31'),
    licenceFrequency: 'Annual',
    seatsAllowed: 10,
    dataType: 'ImageCount',
    dataAllowed: 1000,
    supplementaryAllowedBytes: 1_000_000,
  });
  await db
    .insert(users)
    .values([
      person('Ada', 'Holm', 'Admin'),
      person('Mia', 'Berg', 'Manager'),
      person('Vic', 'Reyes', 'Viewer'),
      person('Dan', 'Okafor', 'Member', 'Deactivated'),
      { ...person('Pia', '', 'Viewer', 'Pending'), firstName: '' },
    ]);
}
