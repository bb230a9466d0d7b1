import * as z from 'zod/mini';
import { nameField } from '../../validation/fields.ts';
import { thumbnailFormSchema, thumbnailFormValue } from '../shared/thumbnail-file.ts';

/** Payload of creating and renaming a site: its name, trimmed, 2 to 30 characters. */
export const sitePayloadSchema = z.object({ name: nameField() });
/** The output of {@link sitePayloadSchema}. */
export type SitePayload = z.output<typeof sitePayloadSchema>;

/** Form of a site: the payload and the thumbnail. */
export const siteFormSchema = z.extend(sitePayloadSchema, { thumbnail: thumbnailFormSchema });
/** The output of {@link siteFormSchema}. */
export type SiteForm = z.output<typeof siteFormSchema>;

/** Returns an empty site form. */
export const newSiteForm = (): SiteForm => ({ name: '', thumbnail: thumbnailFormValue() });

/** Converts a valid site form to its payload. The thumbnail is sent in a separate call. */
export const toSitePayload = (form: SiteForm): SitePayload => ({ name: form.name });
