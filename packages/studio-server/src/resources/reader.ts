import { type Involvement, ReadProjectPolicy } from '@inspection-studio/domain/permissions';
import type { Reader } from '../database/queries/involvement.ts';
import { personOf, type SignedInUser } from '../http/authenticate.ts';

const NOBODY: Involvement = { memberIds: [], uploaderIds: [], createdBy: null };

/** Returns the scope of a person's lists: those who may read inspections without being involved see all assets. */
export const readerOf = (user: SignedInUser): Reader => ({
  id: user.id,
  companyId: user.companyId,
  seesAllAssets: ReadProjectPolicy(personOf(user), NOBODY).allowed,
});
