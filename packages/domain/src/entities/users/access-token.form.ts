import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';
import { ACCESS_TOKEN_RIGHTS } from './access-token-rights.ts';

/** Lifetimes of an access token that people choose from, in days. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Lifetime of an access token in days. */
export type AccessTokenDays = (typeof ACCESS_TOKEN_DAYS)[number];

/** Payload of a new access token: a name of 2 to 30 characters, its rights, and its lifetime in days. */
export const accessTokenPayloadSchema = z.object({
  name: nameField(),
  rights: z.enum(ACCESS_TOKEN_RIGHTS),
  days: z.literal(ACCESS_TOKEN_DAYS),
});
/** The output of {@link accessTokenPayloadSchema}. */
export type AccessTokenPayload = z.output<typeof accessTokenPayloadSchema>;

/**
 * The most that the command line may ask for after a sign-in by device code: an access token for uploads, for 30 days.
 */
export const COMMAND_LINE_TOKEN = { rights: 'Upload', days: 30 } as const satisfies Omit<AccessTokenPayload, 'name'>;

/** Form of a new access token. The days are a text, as radio buttons need it. */
export const accessTokenFormSchema = z.extend(accessTokenPayloadSchema, { days: z.enum(['7', '30', '90', '365']) });
/** The output of {@link accessTokenFormSchema}. */
export type AccessTokenForm = z.output<typeof accessTokenFormSchema>;

/** Returns an empty form, with the fewest rights and a lifetime of 30 days. */
export const newAccessTokenForm = (): AccessTokenForm => ({ name: '', rights: 'Upload', days: '30' });

/** Converts a valid form to its payload. */
export const toAccessTokenPayload = ({ name, rights, days }: AccessTokenForm): AccessTokenPayload => ({
  name,
  rights,
  days: Number(days) as AccessTokenDays,
});
