import type { Config } from '../../config.ts';
import type { Queryable } from '../../database/transaction.ts';
import { createAccountLink } from '../account-links.ts';
import { enrolPath } from './enrol-path.ts';

/**
 * Returns the URL in an invitation. With accounts of this server it is a single-use link, on which the person sets a
 * passkey or password; otherwise the studio, where they sign in as usual.
 */
export async function invitationUrl(
  db: Queryable,
  { signIn, publicUrl }: Pick<Config, 'signIn' | 'publicUrl'>,
  { id: userId, email, companyId }: { id: string; email: string; companyId: string },
): Promise<string> {
  if (signIn !== 'accounts') return publicUrl;
  return publicUrl + enrolPath(await createAccountLink(db, { purpose: 'invitation', userId, email, companyId }));
}
