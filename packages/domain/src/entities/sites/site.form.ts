import * as z from 'zod';
import { nameField } from '../../validation/fields.ts';
import { thumbnailFormSchema } from '../shared/thumbnail-file.ts';

/** What creating and renaming a site sends. @see spec 2 §5: site name trimmed, 2 to 30 characters */
export const sitePayloadSchema = z.object({ name: nameField() });
export type SitePayload = z.output<typeof sitePayloadSchema>;

/** What the site form edits. @see spec 1 §2 "Create Site form" */
export const siteFormSchema = sitePayloadSchema.extend({ thumbnail: thumbnailFormSchema });
export type SiteForm = z.output<typeof siteFormSchema>;

/** The payload of a checked site form; the picture travels in its own call. */
export const toSitePayload = (form: SiteForm): SitePayload => ({ name: form.name });
