import type { Queryable } from '../database/transaction.ts';
import type { SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { licenceRefusal, readCompany } from '../rules/licence.ts';

/** Rejects changes of a company before its licence starts and after it expires. */
export async function checkLicence(db: Queryable, user: SignedInUser): Promise<void> {
  const code = licenceRefusal(await readCompany(db, user.companyId), new Date());
  if (code !== null) throw new StudioHttpError(403, code);
}
