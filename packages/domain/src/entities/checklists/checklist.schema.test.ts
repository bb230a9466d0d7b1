import { describe, expect, it } from 'vitest';
import { issuePaths, without } from '../testing/record-issues.ts';
import { checklistTemplate } from '../testing/wire-samples.ts';
import { checklistTemplateSchema } from './checklist.schema.ts';

describe('Checklist template', () => {
  it.each([
    ['REC-144', 'id', 'id'],
    ['REC-145', 'name', 'name'],
    ['REC-146', 'modified', 'modified'],
    ['REC-147', 'sections', 'sections'],
    ['REC-148', 'section identifier', 'sections.1.identifier'],
    ['REC-149', 'section title', 'sections.1.title'],
    ['REC-150', 'section items', 'sections.1.items'],
    ['REC-151', 'item identifier', 'sections.0.items.0.identifier'],
    ['REC-152', 'item description', 'sections.0.items.0.description'],
  ])('%s Checklist template has %s.', (_id, _field, path) => {
    expect(issuePaths(checklistTemplateSchema, without(checklistTemplate, path))).toEqual([path]);
  });
});
