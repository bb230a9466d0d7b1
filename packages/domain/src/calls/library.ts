import * as z from 'zod';
import { categoryPresetSchema, categorySchema } from '../entities/categories/category.schema.ts';
import { checklistTemplateSchema } from '../entities/checklists/checklist.schema.ts';
import { layoutTemplateSchema } from '../entities/layouts/layout.schema.ts';
import { severityScaleSchema } from '../entities/severity-scales/severity-scale.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

export const listCategories = call('GET', 'categories', {
  query: listQuerySchema,
  reply: z.array(categorySchema),
  isPaged: true,
  summary: 'Categories. Filters: name, isArchived, assetId, presetId.',
});

export const listCategoryPresets = call('GET', 'categorypresets', {
  query: listQuerySchema,
  reply: z.array(categoryPresetSchema),
  isPaged: true,
  summary: 'Category presets.',
});

export const listSeverityScales = call('GET', 'severityscales', {
  query: listQuerySchema,
  reply: z.array(severityScaleSchema),
  isPaged: true,
  summary: 'Severity scales. Filters: name, isArchived.',
});

export const listChecklists = call('GET', 'checklists', {
  query: listQuerySchema,
  reply: z.array(checklistTemplateSchema),
  isPaged: true,
  summary: 'Checklist templates.',
});

export const listLayouts = call('GET', 'layouts', {
  query: listQuerySchema,
  reply: z.array(layoutTemplateSchema),
  isPaged: true,
  summary: 'Location layouts.',
});
