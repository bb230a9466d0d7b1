import * as z from 'zod/mini';
import { signInSettingsSchema } from './sign-in-settings.schema.ts';

/** What an admin sets. Beyond the specification. */
export const signInSettingsPayloadSchema = z.pick(signInSettingsSchema, { requiresTotp: true });
