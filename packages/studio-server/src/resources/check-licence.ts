import type { Queryable } from '../database/transaction.ts';
import type { SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { licenceRefusal, readCompany } from '../rules/licence.ts';

/** A licence that has not begun or has ended refuses every change of its company. @see ERR-034..035 */
export async function checkLicence(db: Queryable, user: SignedInUser): Promise<void> {
  const code = licenceRefusal(await readCompany(db, user.companyId), new Date());
  if (code !== null) throw new StudioHttpError(403, code);
}
