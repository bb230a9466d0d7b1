import {
  calls,
  canAccess,
  formatBytes,
  siteFormSchema,
  uploadTransition,
  NO_UPLOADS,
  type AccessDecision,
  type PayloadOf,
  type UploadState,
} from '@inspection-studio/domain';

/** What a consumer writes, under a compiler that knows neither a browser nor Node. */
export const decision: AccessDecision = canAccess('Member', ['CreateTag']);
export const size: string = formatBytes(1536);
export const site: PayloadOf<typeof calls.createSite> = siteFormSchema.parse({
  name: 'Forth crossing',
  thumbnail: null,
});
export const [state]: [UploadState, unknown] = uploadTransition(NO_UPLOADS, { type: 'allDismissed' });
