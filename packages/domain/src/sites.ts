export { newSiteForm, siteFormSchema, sitePayloadSchema, toSitePayload } from './entities/sites/site.form.ts';
export type { SiteForm, SitePayload } from './entities/sites/site.form.ts';
export { siteSchema } from './entities/sites/site.schema.ts';
export type { Site } from './entities/sites/site.schema.ts';
