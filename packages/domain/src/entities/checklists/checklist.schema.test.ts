import { describe, expect, it } from 'vitest';
import { issuePaths, without } from '../testing/record-issues.ts';
import { checklistTemplate } from '../testing/wire-samples.ts';
import { checklistTemplateSchema } from './checklist.schema.ts';

describe('Checklist template', () => {
  it.each([
    ['id', 'id'],
    ['name', 'name'],
    ['modified', 'modified'],
    ['sections', 'sections'],
    ['section identifier', 'sections.1.identifier'],
    ['section title', 'sections.1.title'],
    ['section items', 'sections.1.items'],
    ['item identifier', 'sections.0.items.0.identifier'],
    ['item description', 'sections.0.items.0.description'],
  ])('Checklist template has %s.', (_field, path) => {
    expect(issuePaths(checklistTemplateSchema, without(checklistTemplate, path))).toEqual([path]);
  });
});
