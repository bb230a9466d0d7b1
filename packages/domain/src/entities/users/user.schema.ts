import * as z from 'zod/mini';
import { idSchema, instantSchema, thumbnailSchema } from '../shared/fields.ts';
import { roleIdCodec } from './user-role.ts';
import { userStatusCodec } from './user-status.ts';

/**
 * A user of a company.
 *
 * `name` is the first and last name, empty while the invitation is pending.
 * `roleId` is decoded to a role name. `invitedBy` is `null` for users who
 * were not invited.
 */
export const userSchema = z.object({
  id: idSchema,
  companyId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  thumbnail: thumbnailSchema,
  created: instantSchema,
  modified: instantSchema,
  roleId: roleIdCodec,
  status: userStatusCodec,
  invitedBy: z.nullable(z.object({ id: idSchema, name: z.string() })),
});
/** The output of {@link userSchema}. */
export type User = z.output<typeof userSchema>;

/** Returns the display name of a user: the full name, or the email address without one. */
export const displayName = (user: Pick<User, 'name' | 'email'>): string => user.name.trim() || user.email;
