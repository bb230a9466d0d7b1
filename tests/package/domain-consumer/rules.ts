import { calls, type PayloadOf } from '@inspection-studio/domain/calls';
import { canAccess, type AccessDecision } from '@inspection-studio/domain/permissions';
import { siteFormSchema } from '@inspection-studio/domain/sites';
import { formatBytes } from '@inspection-studio/domain/units';
import { uploadTransition, NO_UPLOADS, type UploadState } from '@inspection-studio/domain/uploads';

/** What a consumer writes, under a compiler that knows neither a browser nor Node. */
export const decision: AccessDecision = canAccess('Member', ['CreateTag']);
export const size: string = formatBytes(1536);
export const site: PayloadOf<typeof calls.createSite> = siteFormSchema.parse({
  name: 'Forth crossing',
  thumbnail: null,
});
export const [state]: [UploadState, unknown] = uploadTransition(NO_UPLOADS, { type: 'allDismissed' });
