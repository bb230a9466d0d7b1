import { eq } from 'drizzle-orm';
import { companies } from '../database/schema/index.ts';
import { countSeats } from '../rules/seats.ts';
import { requireRow } from './require-row.ts';
import type { Handlers } from './services.ts';

export const companyHandlers: Handlers<'getCompany'> = {
  getCompany: async ({ db, user }) => {
    const company = await requireRow(db.select().from(companies).where(eq(companies.id, user.companyId)));
    return {
      id: company.id,
      name: company.name,
      address: company.address,
      website: company.website,
      created: company.created.toISOString(),
      licence: {
        start: company.licenceStart.toISOString(),
        expiry: company.licenceExpiry.toISOString(),
        frequency: company.licenceFrequency,
        seatsUsed: await countSeats(db, company.id),
        seatsAllowed: company.seatsAllowed,
        dataUsed: company.dataUsed,
        dataAllowed: company.dataAllowed,
        dataType: company.dataType,
        supplementaryUsed: company.supplementaryUsedBytes,
        supplementaryAllowed: company.supplementaryAllowedBytes,
      },
    };
  },
};
