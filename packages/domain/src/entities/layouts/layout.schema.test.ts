import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { layoutTemplate } from '../testing/wire-samples.ts';
import { layoutTemplateSchema } from './layout.schema.ts';

describe('Layout template', () => {
  it.each([['id'], ['name'], ['modified'], ['map']])('Layout template has %s.', (key) => {
    expect(issuePaths(layoutTemplateSchema, without(layoutTemplate, key))).toEqual([key]);
  });

  it.each([
    [null, []],
    [[], []],
    [[{ sectionId: 'span-4', nodes: [{ sectionId: 'north', nodes: [{ sectionId: 'soffit', nodes: [] }] }] }], []],
    [[{ nodes: [] }], ['map.0.sectionId']],
    [[{ sectionId: 'span-4' }], ['map.0.nodes']],
    [[{ sectionId: '', nodes: [] }], ['map.0.sectionId']],
    [[{ sectionId: 'span-4', nodes: ['north'] }], ['map.0.nodes.0']],
    [
      [{ sectionId: 'span-4', nodes: [{ sectionId: 'north', nodes: [{ sectionId: 7, nodes: [] }] }] }],
      ['map.0.nodes.0.nodes.0.sectionId'],
    ],
    [{ sectionId: 'span-4', nodes: [] }, ['map']],
  ])('Layout template has map (nested tree of sectionId nodes): %j', (map, issues) => {
    expect(issuePaths(layoutTemplateSchema, withValue(layoutTemplate, 'map', map))).toEqual(issues);
  });
});
