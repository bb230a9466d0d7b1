import type { Reference } from '@inspection-studio/domain/shared';
import { inArray } from 'drizzle-orm';
import { users } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

/** Signs the URL of a stored thumbnail; null stays null. */
export type PictureUrl = (key: string | null) => Promise<string | null>;

/** Signs the URLs of many thumbnails, each once. Returns a lookup by storage key. */
export async function picturesOf(
  pictureUrl: PictureUrl,
  keys: readonly (string | null | undefined)[],
): Promise<(key: string | null | undefined) => string | null> {
  const distinct = [...new Set(keys)].filter((key) => typeof key === 'string');
  const urls = new Map(await Promise.all(distinct.map(async (key) => [key, await pictureUrl(key)] as const)));
  return (key) => (key && urls.get(key)) || null;
}

/** Reads short references of people by id. Unknown ids are omitted. */
export async function readUserReferences(
  db: Queryable,
  pictureUrl: PictureUrl,
  ids: readonly string[],
): Promise<Map<string, Reference>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, thumbnailKey: users.thumbnailKey })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  const entries = rows.map(async ({ id, name, email, thumbnailKey }): Promise<[string, Reference]> => [
    id,
    { id, name: name || email, thumbnail: await pictureUrl(thumbnailKey) },
  ]);
  return new Map(await Promise.all(entries));
}
