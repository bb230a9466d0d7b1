import * as z from 'zod/mini';
import { countSchema } from '../shared/fields.ts';

/** How people of a company sign in with accounts of the studio, for admins. Beyond the specification. */
export const signInSettingsSchema = z.object({
  /** Whether a password also needs a code of an authenticator app. Passkeys need none. */
  requiresTotp: z.boolean(),
  /** Number of active and invited people who have a password and no authenticator app. */
  peopleWithoutTotp: countSchema,
});
/** The output of {@link signInSettingsSchema}. */
export type SignInSettings = z.output<typeof signInSettingsSchema>;
