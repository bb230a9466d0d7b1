import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { layerPayloadSchema, layerUpdatePayloadSchema } from './layer.form.ts';

beforeAll(configureValidation);

const created = (sections: unknown) => ({
  name: 'Part',
  isSegmented: true,
  layoutId: 'viaduct-spans-9q4b7g',
  sections,
});
const changed = (sections: unknown) => ({ name: 'Part', sections });
const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: String(index) }));

describe.each([
  ['POST layers', layerPayloadSchema, created],
  ['PUT layers/{id}', layerUpdatePayloadSchema, changed],
])('%s', (_call, schema, payload) => {
  it('has 1 to 1000 sections', () => {
    expect(formIssues(schema, payload([]))).toEqual([['sections', 'List must contain at least 1 item(s)']]);
    expect(formIssues(schema, payload(names(1)))).toEqual([]);
    expect(formIssues(schema, payload(names(1000)))).toEqual([]);
    expect(formIssues(schema, payload(names(1001)))).toEqual([['sections', 'List must contain at most 1000 item(s)']]);
  });

  it.each([
    [' ', 'Required'],
    [undefined, 'Required'],
    ['x'.repeat(501), 'Input must contain at most 500 character(s)'],
  ])('%j is not a valid name of a section', (name, message) => {
    expect(formIssues(schema, payload([{ name: 'Deck' }, { name }]))).toEqual([['sections.1.name', message]]);
  });

  it('the name of a section is trimmed and has at most 500 characters', () => {
    expect(schema.parse(payload([{ name: ' Deck ' }, { name: 'x'.repeat(500) }])).sections).toEqual([
      { name: 'Deck' },
      { name: 'x'.repeat(500) },
    ]);
  });
});

describe('POST layers: sections with an optional interval', () => {
  it.each([
    [0.5, []],
    [undefined, []],
    [0, [['sections.0.interval', 'Number must be greater than 0']]],
    ['1', [['sections.0.interval', 'Expected number, received string']]],
  ])('%j', (interval, issues) => {
    expect(formIssues(layerPayloadSchema, created([{ name: '1', interval }]))).toEqual(issues);
  });

  it('requires a layout', () => {
    expect(formIssues(layerPayloadSchema, { ...created([{ name: 'Deck' }]), layoutId: undefined })).toEqual([
      ['layoutId', 'Required'],
    ]);
  });
});

describe('PUT layers/{id}: ids are kept', () => {
  it('a section without an id is new', () => {
    const sections = [{ id: 'deck-4k2m8t', name: 'Deck' }, { name: 'Bearing' }];
    expect(layerUpdatePayloadSchema.parse(changed(sections)).sections).toEqual(sections);
  });

  it('an id is not empty', () => {
    expect(formIssues(layerUpdatePayloadSchema, changed([{ id: '', name: 'Deck' }]))).toEqual([
      ['sections.0.id', 'Input must contain at least 1 character(s)'],
    ]);
  });
});
