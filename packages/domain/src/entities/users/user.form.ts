import * as z from 'zod';
import { nameField, requiredText } from '../../validation/fields.ts';
import { roleIdCodec } from './user-role.ts';
import { userStatusCodec } from './user-status.ts';

/**
 * What editing a person sends.
 *
 * `role` is left out when editing oneself; `status` changes only through the
 * actions of the users call and is accepted here unchanged.
 *
 * @see spec 2 §5 "Edit user", §7 "PUT users/{id}"
 */
export const userPayloadSchema = z.object({
  firstName: nameField(),
  lastName: nameField(),
  phoneNumber: requiredText(),
  role: roleIdCodec.optional(),
  status: userStatusCodec.optional(),
});
export type UserPayload = z.output<typeof userPayloadSchema>;
