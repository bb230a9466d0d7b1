import type { User } from '@inspection-studio/domain/users';
import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import type { ListWindow } from './list-window.ts';
import type { PictureUrl } from './references.ts';

const inviters = alias(users, 'inviters');

/** Reads matching people in the requested order. */
export async function readUsers(
  db: Queryable,
  pictureUrl: PictureUrl,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<User[]> {
  const rows = await db
    .select({ user: users, inviterName: inviters.name, inviterEmail: inviters.email })
    .from(users)
    .leftJoin(inviters, eq(inviters.id, users.invitedById))
    .where(where)
    .orderBy(...(window.orderBy ?? []))
    .limit(window.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(window.offset ?? 0);
  return Promise.all(
    rows.map(async ({ user, inviterName, inviterEmail }) => ({
      id: user.id,
      companyId: user.companyId,
      firstName: user.firstName,
      lastName: user.lastName,
      name: user.name,
      email: user.email,
      phoneNumber: user.phoneNumber,
      thumbnail: await pictureUrl(user.thumbnailKey),
      created: user.created.toISOString(),
      modified: user.modified.toISOString(),
      roleId: user.role,
      status: user.status,
      invitedBy: user.invitedById === null ? null : { id: user.invitedById, name: inviterName || inviterEmail || '' },
    })),
  );
}
