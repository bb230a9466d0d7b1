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
 * Payload of editing a user.
 *
 * `role` is absent when users edit themselves. `status` is sent unchanged; other
 * calls change it. The email address cannot be edited.
 */
export const userPayloadSchema = z.object({
  ...fields,
  role: z.optional(roleIdCodec),
  status: z.optional(userStatusCodec),
});
/** The output of {@link userPayloadSchema}; role and status are names. */
export type UserPayload = z.output<typeof userPayloadSchema>;

/** Form of a user. Without `role`, the role field is hidden. */
export const userFormSchema = z.object({
  ...fields,
  role: z.optional(roleIdCodec.def.out),
  thumbnail: thumbnailFormSchema,
});
/** The output of {@link userFormSchema}. */
export type UserForm = z.output<typeof userFormSchema>;

/**
 * Returns the form of an existing user, without `role` when users edit themselves.
 *
 * @param editorId id of the user who edits
 */
export const editUserForm = (user: User, editorId: string): UserForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  ...(user.id !== editorId && { role: user.roleId }),
  thumbnail: thumbnailFormValue(user.thumbnail),
});

/** Converts a valid user form to its payload. The thumbnail is sent in a separate call. */
export function toUserPayload({ thumbnail: _thumbnail, ...payload }: UserForm): UserPayload {
  return payload;
}
