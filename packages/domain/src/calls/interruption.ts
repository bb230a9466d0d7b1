import * as z from 'zod/mini';
import { flagText } from './flag-text.ts';

/** Query of a call that may interrupt a running upload: it confirms that. Beyond the specification. */
export const interruptionSchema = z.object({ interruptUploads: z.optional(flagText) });
