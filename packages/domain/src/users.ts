export {
  invitationFormSchema,
  invitationPayloadSchema,
  newInvitationForm,
  toInvitationPayload,
} from './entities/users/invitation.form.ts';
export type { InvitationForm, InvitationPayload } from './entities/users/invitation.form.ts';
export {
  DEFAULT_INVITE_ROLE,
  INVITATION_ERROR_CODES,
  INVITATION_MESSAGE_MAX,
  invitationOutcomeSchema,
  invitationSchema,
} from './entities/users/invitation.schema.ts';
export type { Invitation, InvitationOutcome } from './entities/users/invitation.schema.ts';
export {
  ACCESS_TOKEN_DAYS,
  accessTokenFormSchema,
  COMMAND_LINE_TOKEN,
  newAccessTokenForm,
  toAccessTokenPayload,
} from './entities/users/access-token.form.ts';
export type { AccessTokenDays, AccessTokenForm, AccessTokenPayload } from './entities/users/access-token.form.ts';
export {
  ACCESS_TOKEN_PREFIX,
  ACCESS_TOKENS_MAX,
  accessTokenSchema,
  isAccessTokenExpired,
} from './entities/users/access-token.schema.ts';
export type { AccessToken, NewAccessToken } from './entities/users/access-token.schema.ts';
export {
  ACCESS_TOKEN_RIGHTS,
  accessTokenRightsDescription,
  accessTokenRightsLabel,
} from './entities/users/access-token-rights.ts';
export type { AccessTokenRights } from './entities/users/access-token-rights.ts';
export { SESSIONS_LISTED_MAX, sessionSchema } from './entities/users/session.schema.ts';
export type { Session } from './entities/users/session.schema.ts';
export { editUserForm, toUserPayload, userFormSchema, userPayloadSchema } from './entities/users/user.form.ts';
export type { UserForm, UserPayload } from './entities/users/user.form.ts';
export { displayName, userSchema } from './entities/users/user.schema.ts';
export type { User } from './entities/users/user.schema.ts';
export {
  ROLE_IDS,
  roleIdCodec,
  roleLevel,
  USER_ROLES,
  userRoleDescription,
  userRoleLabel,
} from './entities/users/user-role.ts';
export type { RoleId, UserRole } from './entities/users/user-role.ts';
export { nextUserStatus, SEAT_STATUSES, USER_STATUS_NUMBERS, userStatusCodec } from './entities/users/user-status.ts';
export type { UserStatus, UserStatusAction } from './entities/users/user-status.ts';
