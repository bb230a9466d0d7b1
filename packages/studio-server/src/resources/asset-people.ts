import type { AssetPayload } from '@inspection-studio/domain/assets';
import { displayName } from '@inspection-studio/domain/users';
import { and, eq, inArray } from 'drizzle-orm';
import { assetMembers, assetUploaders, users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { NAMED_MAX, notFound, StudioHttpError } from '../http/studio-http-error.ts';

/**
 * Checks the people of an asset: all belong to the company, and those who are new to it are active.
 * People who were deactivated after they were added may stay. Locks them, so that they are not
 * deleted before the asset is stored.
 *
 * @param asset the current asset, or null for a new one
 * @throws StudioHttpError 404 for unknown people, 409 that names up to {@link NAMED_MAX} inactive ones
 */
export async function checkPeople(
  db: Queryable,
  companyId: string,
  { members, uploaders }: Pick<AssetPayload, 'members' | 'uploaders'>,
  asset: { id: string } | null,
): Promise<void> {
  const ids = [...new Set([...members, ...uploaders])];
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids)))
    .orderBy(users.id)
    .for('share');
  if (people.length !== ids.length) throw notFound();
  const known = asset
    ? [
        ...(await db.select().from(assetMembers).where(eq(assetMembers.assetId, asset.id))),
        ...(await db.select().from(assetUploaders).where(eq(assetUploaders.assetId, asset.id))),
      ].map(({ userId }) => userId)
    : [];
  const refused = people.filter(({ id, status }) => status !== 'Activated' && !known.includes(id));
  if (refused.length === 0) return;
  throw new StudioHttpError(409, undefined, {
    message: 'Only active people can be added to an asset.',
    issues: refused.slice(0, NAMED_MAX).map((person) => ({
      path: members.includes(person.id) ? 'payload.members' : 'payload.uploaders',
      message: `${displayName(person)} is not active.`,
    })),
  });
}
