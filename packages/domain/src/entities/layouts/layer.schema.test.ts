import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { layerTemplate } from '../testing/wire-samples.ts';
import { layerTemplateSchema } from './layer.schema.ts';

describe('Layer template', () => {
  it.each([
    ['REC-157', 'id'],
    ['REC-158', 'name'],
    ['REC-159', 'modified'],
    ['REC-160', 'isSegmented'],
    ['REC-161', 'layoutId'],
    ['REC-162', 'sections'],
  ])('%s Layer template has %s.', (_id, key) => {
    expect(issuePaths(layerTemplateSchema, without(layerTemplate, key))).toEqual([key]);
  });

  it.each([
    [true, []],
    [false, []],
    [1, ['isSegmented']],
  ])('REC-160 Layer template has isSegmented (distributed along a single axis): %j', (isSegmented, issues) => {
    expect(issuePaths(layerTemplateSchema, withValue(layerTemplate, 'isSegmented', isSegmented))).toEqual(issues);
  });

  it.each([
    [[{ id: 'span-4-1a2b3c', name: 'Span 4' }], []],
    [[{ id: 'span-4-1a2b3c', name: '4', interval: 0.5 }], []],
    [[{ id: 'span-4-1a2b3c', name: '4', interval: 0 }], ['sections.0.interval']],
    [[{ name: 'Span 4' }], ['sections.0.id']],
    [[{ id: 'span-4-1a2b3c' }], ['sections.0.name']],
    [['Span 4'], ['sections.0']],
  ])('REC-162 Layer template has sections (id, name): %j', (sections, issues) => {
    expect(issuePaths(layerTemplateSchema, withValue(layerTemplate, 'sections', sections))).toEqual(issues);
  });
});
