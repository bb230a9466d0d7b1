import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { ACCESS_TOKEN_RIGHTS } from './access-token-rights.ts';

/** Maximum number of access tokens of a user, expired ones included. Beyond the specification. */
export const ACCESS_TOKENS_MAX = 20;

/** Start of every access token, so that people and secret scanners recognise it. */
export const ACCESS_TOKEN_PREFIX = 'ist_';

/** An access token of a user, without its secret. Beyond the specification. */
export const accessTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  rights: z.enum(ACCESS_TOKEN_RIGHTS),
  created: instantSchema,
  /** The token is rejected from then on. */
  expires: instantSchema,
  /** Time of the last request, to about a minute; null before the first one. */
  lastUsed: z.nullable(instantSchema),
});

/** An access token of a user, without its secret. */
export type AccessToken = z.output<typeof accessTokenSchema>;

/** A token that was just created. Only this reply has `token`, the secret. */
export const newAccessTokenSchema = z.extend(accessTokenSchema, { token: z.string() });

/** A token that was just created, with its secret. */
export type NewAccessToken = z.output<typeof newAccessTokenSchema>;

/** Whether a token has expired. */
export const isAccessTokenExpired = ({ expires }: Pick<AccessToken, 'expires'>, now: Date): boolean =>
  Date.parse(expires) <= now.getTime();
