import type { Reference } from '@inspection-studio/domain';
import { inArray } from 'drizzle-orm';
import { users } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

/** Signs the address of a stored picture; `null` stays `null`. */
export type PictureUrl = (key: string | null) => Promise<string | null>;

/** Signs the addresses of many pictures, each once; what it gives is asked by key. */
export async function picturesOf(
  pictureUrl: PictureUrl,
  keys: readonly (string | null | undefined)[],
): Promise<(key: string | null | undefined) => string | null> {
  const distinct = [...new Set(keys)].filter((key) => typeof key === 'string');
  const urls = new Map(await Promise.all(distinct.map(async (key) => [key, await pictureUrl(key)] as const)));
  return (key) => (key && urls.get(key)) || null;
}

/** Short references of people by id; people who are not there are left out. */
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
