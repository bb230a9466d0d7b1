import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';

/** What creating and renaming a site sends: its name, trimmed, 2 to 30 characters. @see VAL-001..003, CALL-044 */
export const sitePayloadSchema = z.object({ name: nameField() });
/** See {@link sitePayloadSchema}. */
export type SitePayload = z.output<typeof sitePayloadSchema>;

/** What the site form edits. @see SITE-008..009 */
export const siteFormSchema = z.extend(sitePayloadSchema, { thumbnail: thumbnailFormSchema });
/** See {@link siteFormSchema}. */
export type SiteForm = z.output<typeof siteFormSchema>;

/** An empty site form. @see SITE-008..009 */
export const newSiteForm = (): SiteForm => ({ name: '', thumbnail: thumbnailFormValue() });

/** The payload of a checked site form; the picture travels in its own call. @see CALL-044 */
export const toSitePayload = (form: SiteForm): SitePayload => ({ name: form.name });
