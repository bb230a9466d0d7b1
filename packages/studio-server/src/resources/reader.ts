import { type Involvement, ReadProjectPolicy } from '@inspection-studio/domain';
import type { Reader } from '../database/queries/involvement.ts';
import type { SignedInUser } from '../http/authenticate.ts';

const NOBODY: Involvement = { memberIds: [], uploaderIds: [], createdBy: null };

/** The signed-in person in the words of the policies. */
export const personOf = (user: SignedInUser) => ({ id: user.id, roleId: user.role });

/** What lists are scoped by: who may read an inspection nobody is involved in sees all of them. @see N28 */
export const readerOf = (user: SignedInUser): Reader => ({
  id: user.id,
  companyId: user.companyId,
  seesAllAssets: ReadProjectPolicy(personOf(user), NOBODY).allowed,
});
