import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { nameField, requiredText } from '../../validation/fields.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';
import { roleIdCodec } from './user-role.ts';
import type { User } from './user.schema.ts';
import { userStatusCodec } from './user-status.ts';

const fields = {
  firstName: nameField(),
  lastName: nameField(),
  phoneNumber: requiredText().check(z.maxLength(TEXT_MAX_LENGTH)),
};

/**
 * What editing a person sends.
 *
 * `role` is left out when editing oneself; `status` changes only through the
 * actions of the users call and is accepted here unchanged. The e-mail cannot
 * be edited and is no part of it.
 *
 * @see spec 2 §5 "Edit user", §7 "PUT users/{id}"
 */
export const userPayloadSchema = z.object({
  ...fields,
  role: z.optional(roleIdCodec),
  status: z.optional(userStatusCodec),
});
/** See {@link userPayloadSchema}; role and status are names. */
export type UserPayload = z.output<typeof userPayloadSchema>;

/**
 * What the edit user form edits; without `role` its field is hidden.
 *
 * @see spec 2 §5 "Edit user", spec 1 §2 "Company screens"
 */
export const userFormSchema = z.object({
  ...fields,
  role: z.optional(roleIdCodec.def.out),
  thumbnail: thumbnailFormSchema,
});
/** See {@link userFormSchema}. */
export type UserForm = z.output<typeof userFormSchema>;

/**
 * The form of an existing person, without `role` when readers edit themselves.
 *
 * @param editorId id of whoever edits
 * @see spec 2 §5 "the role field is hidden when editing oneself"
 */
export const editUserForm = (user: User, editorId: string): UserForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  ...(user.id !== editorId && { role: user.roleId }),
  thumbnail: thumbnailFormValue(user.thumbnail),
});

/** The payload of a checked edit user form; the picture travels in its own call. @see spec 2 §7 "PUT users/{id}" */
export function toUserPayload({ thumbnail: _thumbnail, ...payload }: UserForm): UserPayload {
  return payload;
}
