import * as z from 'zod/mini';
import { idSchema, instantSchema, thumbnailSchema } from '../shared/fields.ts';
import { roleIdCodec } from './user-role.ts';
import { userStatusCodec } from './user-status.ts';

/**
 * A person of a company.
 *
 * `name` is first and last name joined, empty while the invitation is pending;
 * `roleId` is a role name inside and the role identifier on the wire (N25);
 * `invitedBy` is `null` for people nobody invited (F03).
 *
 * @see REC-001..013
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
/** What {@link userSchema} reads. */
export type User = z.output<typeof userSchema>;

/** The name to show for a person: the full name, or the e-mail while there is none (S12, S44). */
export const displayName = (user: Pick<User, 'name' | 'email'>): string => user.name.trim() || user.email;
