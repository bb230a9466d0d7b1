import type * as z from 'zod/mini';
import { assetListItemSchema, assetSchema } from '../assets/asset.schema.ts';
import { captureDataSchema, temperatureStatsSchema } from '../capture-data/capture-data.schema.ts';
import { categoryPresetSchema, categorySchema } from '../categories/category.schema.ts';
import { checklistTemplateSchema } from '../checklists/checklist.schema.ts';
import { companySchema } from '../companies/company.schema.ts';
import { documentSchema } from '../documents/document.schema.ts';
import { imageSchema } from '../images/image.schema.ts';
import { projectDetailSchema, projectSchema } from '../inspections/inspection.schema.ts';
import { layerTemplateSchema } from '../layouts/layer.schema.ts';
import { layoutTemplateSchema } from '../layouts/layout.schema.ts';
import { severityScaleSchema } from '../severity-scales/severity-scale.schema.ts';
import { siteSchema } from '../sites/site.schema.ts';
import { tagSchema } from '../tags/tag.schema.ts';
import { invitationSchema } from '../users/invitation.schema.ts';
import { userSchema } from '../users/user.schema.ts';
import * as wire from './wire-samples.ts';

/** Every record by name, with its schema and a complete sample. */
export const RECORDS = {
  User: [userSchema, wire.user],
  Invitation: [invitationSchema, wire.invitation],
  Company: [companySchema, wire.company],
  Document: [documentSchema, wire.companyDocument],
  Site: [siteSchema, wire.site],
  Asset: [assetSchema, wire.asset],
  'Asset in a list': [assetListItemSchema, wire.assetListItem],
  Inspection: [projectSchema, wire.project],
  'Inspection detail': [projectDetailSchema, wire.projectDetail],
  Image: [imageSchema, wire.image],
  Category: [categorySchema, wire.category],
  'Category preset': [categoryPresetSchema, wire.categoryPreset],
  'Severity scale': [severityScaleSchema, wire.severityScale],
  Tag: [tagSchema, wire.tag],
  'Checklist template': [checklistTemplateSchema, wire.checklistTemplate],
  'Layout template': [layoutTemplateSchema, wire.layoutTemplate],
  'Layer template': [layerTemplateSchema, wire.layerTemplate],
  'Capture data': [captureDataSchema, wire.captureData],
  'Temperature stats': [temperatureStatsSchema, wire.temperatureStats],
} as const satisfies Record<string, readonly [z.ZodMiniType, object]>;

/** Name of a record. */
export type RecordName = keyof typeof RECORDS;

/** Names of all records, in the order of the specification. */
export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];
