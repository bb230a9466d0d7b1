import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** Maximum number of listed sessions of a user; the project's own limit. */
export const SESSIONS_LISTED_MAX = 1000;

/** A sign-in of a user in one browser. */
export const sessionSchema = z.object({
  id: idSchema,
  /** Operating system, or the name of a phone or tablet. */
  device: z.string(),
  /** Name and major version. */
  browser: z.string(),
  /** IP address of the last request; empty when unknown. */
  address: z.string(),
  created: instantSchema,
  /** Time of the last request, to about a minute. */
  lastUsed: instantSchema,
  /** Whether the caller uses this session. */
  isCurrent: z.boolean(),
});

/** A sign-in of a user in one browser. */
export type Session = z.output<typeof sessionSchema>;
