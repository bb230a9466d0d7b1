import type { AccountLinkPurpose } from '../../database/schema/index.ts';
import type { AccountPerson } from './accounts.ts';

/** Whether a person may sign in and change sign-in methods: invited or active, and the company is not suspended. */
export const maySignIn = ({
  status,
  isCompanySuspended,
}: Pick<AccountPerson, 'status' | 'isCompanySuspended'>): boolean =>
  !isCompanySuspended && (status === 'Activated' || status === 'Pending');

/**
 * Whether a link can set a sign-in method. The links of an invitation and of a new company set the first one only:
 * later, they would be a second key to the account that nobody knows of.
 */
export const canUseLink = (purpose: AccountLinkPurpose, hasMethod: boolean): boolean =>
  purpose === 'recovery' || !hasMethod;
