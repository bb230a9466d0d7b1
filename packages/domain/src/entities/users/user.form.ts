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
 * @see VAL-078..080, CALL-028..033
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
 * @see CO-026..030, VAL-078..080
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
 * @see CO-030
 */
export const editUserForm = (user: User, editorId: string): UserForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  ...(user.id !== editorId && { role: user.roleId }),
  thumbnail: thumbnailFormValue(user.thumbnail),
});

/** The payload of a checked edit user form; the picture travels in its own call. @see CALL-029..033 */
export function toUserPayload({ thumbnail: _thumbnail, ...payload }: UserForm): UserPayload {
  return payload;
}
