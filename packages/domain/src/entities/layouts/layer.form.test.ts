import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { layerFormSchema, newLayerForm, toLayerPayload } from './layer.form.ts';

beforeAll(configureValidation);

const numerical = (low: unknown, high: unknown, interval: unknown) => ({
  type: 'numerical',
  name: 'Span',
  isSegmented: false,
  low,
  high,
  interval,
});
const terms = (...names: string[]) => ({
  type: 'term',
  name: 'Part',
  isSegmented: false,
  terms: names.map((name) => ({ sectionId: null, name })),
});
const issuesOf = (form: object) => formIssues(layerFormSchema, form);
const payloadOf = (form: object) => toLayerPayload(layerFormSchema.parse(form), 'viaduct-spans-9q4b7g');

describe('Numerical', () => {
  it.each([
    [2, 2, 1],
    [3, 2, 1],
    [1, 2, 0],
    [-0.5, -0.25, 0],
  ])('Numerical layer: low must be less than high: %d and %d', (low, high, issueCount) => {
    expect(issuesOf(numerical(low, high, 0.25))).toHaveLength(issueCount);
  });

  it("The message is 'Lower location bound cannot be greater or equal to higher location bound.'", () => {
    expect(issuesOf(numerical(2, 2, 1))).toEqual([
      ['low', 'Lower location bound cannot be greater or equal to higher location bound.'],
    ]);
  });

  it.each([
    [0, [['interval', 'Number must be greater than 0']]],
    [-1, [['interval', 'Number must be greater than 0']]],
    [0.5, []],
    [1, []],
  ])('Numerical layer: interval must be positive: %d', (interval, issues) => {
    expect(issuesOf(numerical(1, 10, interval))).toEqual(issues);
  });

  it('an invalid interval does not hide invalid bounds', () => {
    expect(issuesOf(numerical(3, 2, 0))).toEqual([
      ['interval', 'Number must be greater than 0'],
      ['low', 'Lower location bound cannot be greater or equal to higher location bound.'],
    ]);
  });

  it.each([
    [1, 10, 9, []],
    [1, 10, 9.01, [['interval', 'Interval cannot be greater than the distance between the location bounds.']]],
    [0.1, 0.3, 0.2, []],
    [0.1, 0.3, 0.21, [['interval', 'Interval cannot be greater than the distance between the location bounds.']]],
  ])('rejects an interval larger than high minus low: %d to %d by %d', (low, high, interval, issues) => {
    expect(issuesOf(numerical(low, high, interval))).toEqual(issues);
  });

  it.each([
    [1, 1000, 1, []],
    [0, 1000, 1, [['interval', 'List must contain at most 1000 item(s)']]],
    [0, 1, 1e-9, [['interval', 'List must contain at most 1000 item(s)']]],
  ])('rejects more than 1000 sections: %d to %d by %d', (low, high, interval, issues) => {
    expect(issuesOf(numerical(low, high, interval))).toEqual(issues);
  });

  it.each([
    ['low', numerical(null, 10, 1), 'Required'],
    ['high', numerical(1, undefined, 1), 'Required'],
    ['interval', numerical(1, 10, Number.NaN), 'Expected number, received nan'],
    ['high', numerical(1, Infinity, 1), 'Number must be finite'],
  ])('%s must be a number', (path, form, message) => expect(issuesOf(form)).toEqual([[path, message]]));

  it('sends the sections with their interval', () => {
    expect(payloadOf(numerical(0, 1, 0.5))).toEqual({
      name: 'Span',
      isSegmented: false,
      layoutId: 'viaduct-spans-9q4b7g',
      sections: [
        { name: '0', interval: 0.5 },
        { name: '0.5', interval: 0.5 },
        { name: '1', interval: 0.5 },
      ],
    });
  });
});

describe('Terms', () => {
  it.each([[[]], [['']], [[' ', '\t']]])('Term layer: at least 1 term: not %j', (names) => {
    expect(issuesOf(terms(...names))).toHaveLength(1);
  });

  it('Term layer: at least 1 term.', () => {
    expect(issuesOf(terms('', 'Deck'))).toEqual([]);
  });

  it("The layer term message is 'At least 1 term must be provided.'", () => {
    expect(issuesOf(terms(''))).toEqual([['terms', 'At least 1 term must be provided.']]);
  });

  it('sends the terms in their order, trimmed, without empty ones and without an interval', () => {
    expect(payloadOf(terms(' Pier', '', 'Deck ', ' '))).toEqual({
      name: 'Part',
      isSegmented: false,
      layoutId: 'viaduct-spans-9q4b7g',
      sections: [{ name: 'Pier' }, { name: 'Deck' }],
    });
  });

  it('rejects more than 1000 terms; empty ones do not count', () => {
    expect(issuesOf(terms(...Array<string>(1000).fill('x'), ''))).toEqual([]);
    expect(issuesOf(terms(...Array<string>(1001).fill('x')))).toEqual([
      ['terms', 'List must contain at most 1000 item(s)'],
    ]);
  });

  it('a term has at most 500 characters', () => {
    expect(issuesOf(terms('x'.repeat(500)))).toEqual([]);
    expect(issuesOf(terms('', 'x'.repeat(501)))).toEqual([
      ['terms.1.name', 'Input must contain at most 500 character(s)'],
    ]);
  });
});

describe('isSegmented', () => {
  it.each([true, false])(
    'isSegmented means the layer is distributed along a single axis: %s is sent',
    (isSegmented) => {
      expect(payloadOf({ ...terms('Deck'), isSegmented }).isSegmented).toBe(isSegmented);
      expect(payloadOf({ ...numerical(1, 2, 1), isSegmented }).isSegmented).toBe(isSegmented);
    },
  );

  it('is required', () => {
    expect(issuesOf({ ...terms('Deck'), isSegmented: undefined })).toEqual([['isSegmented', 'Required']]);
  });
});

describe('Type', () => {
  it.each([
    ['term', { ...terms('Deck'), low: null, high: 0, interval: 0 }, terms('Deck')],
    ['numerical', { ...numerical(1, 2, 1), terms: [] }, numerical(1, 2, 1)],
  ])('a %s layer is validated without the fields of the other type', (_type, form, kept) => {
    expect(layerFormSchema.parse(form)).toEqual(kept);
  });

  it('is term or numerical', () =>
    expect(issuesOf({ ...terms('Deck'), type: 'colour' })).toEqual([['type', 'Invalid input']]));
});

describe('A new form', () => {
  it.each([
    ['low', 1],
    ['high', 10],
    ['interval', 1],
  ] as const)('Default: layer numerical default %s is %d.', (field, value) => {
    expect(newLayerForm()[field]).toBe(value);
  });

  it('is numerical, not segmented, without a name, and has one empty term', () => {
    expect(newLayerForm()).toEqual({
      type: 'numerical',
      name: '',
      isSegmented: false,
      low: 1,
      high: 10,
      interval: 1,
      terms: [{ sectionId: null, name: '' }],
    });
  });
});
