import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { layerTemplate } from '../testing/wire-samples.ts';
import { layerTemplateSchema } from './layer.schema.ts';

describe('Layer template', () => {
  it.each([['id'], ['name'], ['modified'], ['isSegmented'], ['layoutId'], ['sections']])(
    'Layer template has %s.',
    (key) => {
      expect(issuePaths(layerTemplateSchema, without(layerTemplate, key))).toEqual([key]);
    },
  );

  it.each([
    [true, []],
    [false, []],
    [1, ['isSegmented']],
  ])('Layer template has isSegmented (distributed along a single axis): %j', (isSegmented, issues) => {
    expect(issuePaths(layerTemplateSchema, withValue(layerTemplate, 'isSegmented', isSegmented))).toEqual(issues);
  });

  it.each([
    [[{ id: 'span-4-1a2b3c', name: 'Span 4' }], []],
    [[{ id: 'span-4-1a2b3c', name: '4', interval: 0.5 }], []],
    [[{ id: 'span-4-1a2b3c', name: '4', interval: 0 }], ['sections.0.interval']],
    [[{ name: 'Span 4' }], ['sections.0.id']],
    [[{ id: 'span-4-1a2b3c' }], ['sections.0.name']],
    [['Span 4'], ['sections.0']],
  ])('Layer template has sections (id, name): %j', (sections, issues) => {
    expect(issuePaths(layerTemplateSchema, withValue(layerTemplate, 'sections', sections))).toEqual(issues);
  });
});
