import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { newSeverityScaleForm, severityScaleFormSchema, toSeverityScalePayload } from './severity-scale.form.ts';

beforeAll(configureValidation);

const bounds = (low: unknown, high: unknown) => ({ type: 'numerical', name: 'Condition', low, high });
const terms = (...names: string[]) => ({
  type: 'term',
  name: 'Urgency',
  terms: names.map((name) => ({ name, icon: 0 })),
});
const issuesOf = (form: object) => formIssues(severityScaleFormSchema, form);
const payloadOf = (form: object) => toSeverityScalePayload(severityScaleFormSchema.parse(form));

describe('Type', () => {
  it.each([
    ['term', []],
    ['numerical', []],
    ['colour', [['type', 'Invalid input']]],
    [undefined, [['type', 'Invalid input']]],
  ])('The severity scale type is term or numerical: %s', (type, issues) => {
    expect(
      issuesOf({ ...newSeverityScaleForm(), name: 'Condition', terms: [{ name: 'Monitor', icon: 0 }], type }),
    ).toEqual(issues);
  });

  it.each([
    ['term', { ...terms('Monitor'), low: null, high: -1 }, terms('Monitor')],
    ['numerical', { ...bounds(1, 5), terms: [] }, bounds(1, 5)],
  ])('a %s scale is validated without the fields of the other type', (_type, form, kept) => {
    expect(severityScaleFormSchema.parse(form)).toEqual(kept);
  });

  it("Internal message 'Severity type is not recognized.'", () => {
    expect(() => toSeverityScalePayload(JSON.parse('{"type":"colour","name":"Condition"}'))).toThrow(
      new Error('Severity type is not recognized.'),
    );
  });
});

describe('Numerical', () => {
  it.each([
    ['an integer', [1, 99], [1.5, 99], 'Expected integer, received float'],
    ['at least 0', [0, 5], [-1, 5], 'Number must be greater than or equal to 0'],
  ])('A severity scale value is %s.', (_rule, [low, high], [refused, above], message) => {
    expect(issuesOf(bounds(low, high))).toEqual([]);
    expect(issuesOf(bounds(refused, above))).toEqual([['low', message]]);
  });

  it('A severity scale value is at most 99.', () => {
    expect(issuesOf(bounds(1, 99))).toEqual([]);
    expect(issuesOf(bounds(1, 100))).toEqual([['high', 'Number must be less than or equal to 99']]);
    expect(issuesOf(bounds(1, 5.5))).toEqual([['high', 'Expected integer, received float']]);
  });

  it.each([
    [3, 3, 1],
    [4, 3, 1],
    [1, 2, 0],
  ])('Numerical severity: low must be less than high: %d and %d', (low, high, issueCount) => {
    expect(issuesOf(bounds(low, high))).toHaveLength(issueCount);
  });

  it("The message is 'Lower severity bound cannot be greater or equal to higher severity bound.'", () => {
    expect(issuesOf(bounds(4, 3))).toEqual([
      ['low', 'Lower severity bound cannot be greater or equal to higher severity bound.'],
    ]);
  });

  it.each([
    [null, 5, 'low', 'Required'],
    [1, null, 'high', 'Required'],
    [Number.NaN, 5, 'low', 'Expected number, received nan'],
  ])('%d and %d: a cleared field is required', (low, high, path, message) => {
    expect(issuesOf(bounds(low, high))).toEqual([[path, message]]);
  });

  it('Middle numerical severity values are filled automatically.', () => {
    expect(payloadOf(bounds(1, 5))).toEqual({
      name: 'Condition',
      isNumerical: true,
      severities: [
        { name: '1', icon: 0 },
        { name: '2', icon: 0 },
        { name: '3', icon: 0 },
        { name: '4', icon: 0 },
        { name: '5', icon: 0 },
      ],
    });
  });
});

describe('Terms', () => {
  it.each([['', ' '], [' \t '], []])('Term severity: at least 1 non-empty term: not %j, %j', (...names) => {
    expect(issuesOf(terms(...names))).toHaveLength(1);
  });

  it('Term severity: at least 1 non-empty term.', () => {
    expect(issuesOf(terms('x', ''))).toEqual([]);
  });

  it("The severity term message is 'At least 1 term must be provided.'", () => {
    expect(issuesOf(terms('', ' '))).toEqual([['terms', 'At least 1 term must be provided.']]);
  });

  it('Empty severity terms are dropped.', () => {
    expect(payloadOf(terms('a', '', 'b')).severities).toHaveLength(2);
    expect(
      payloadOf({
        ...terms(),
        terms: [
          { name: ' Plan ', icon: 3 },
          { name: ' ', icon: 2 },
          { name: 'Act now', icon: 1 },
        ],
      }),
    ).toEqual({
      name: 'Urgency',
      isNumerical: false,
      severities: [
        { name: 'Plan', icon: 3 },
        { name: 'Act now', icon: 1 },
      ],
    });
  });

  it('rejects more than 100 terms; empty ones do not count', () => {
    expect(issuesOf(terms(...Array<string>(100).fill('x'), ''))).toEqual([]);
    expect(issuesOf(terms(...Array<string>(101).fill('x')))).toEqual([
      ['terms', 'List must contain at most 100 item(s)'],
    ]);
  });

  it('a term has at most 500 characters', () => {
    expect(issuesOf(terms('x'.repeat(500)))).toEqual([]);
    expect(issuesOf(terms('', 'x'.repeat(501)))).toEqual([
      ['terms.1.name', 'Input must contain at most 500 character(s)'],
    ]);
  });

  it.each([
    [0, []],
    [3, []],
    [4, [['terms.0.icon', 'Number must be less than or equal to 3']]],
    [-1, [['terms.0.icon', 'Number must be greater than or equal to 0']]],
    [undefined, [['terms.0.icon', 'Required']]],
  ])('The severity icon is one of four icons (index 0-3): %s', (icon, issues) => {
    expect(issuesOf({ ...terms(), terms: [{ name: 'Monitor', icon }] })).toEqual(issues);
  });
});

describe('A new form', () => {
  it.each([
    ['low', 1],
    ['high', 5],
  ] as const)('Default: severity numerical default %s is %d.', (bound, value) => {
    expect(newSeverityScaleForm()[bound]).toBe(value);
  });

  it('is numerical without a name, and has one empty term', () => {
    expect(newSeverityScaleForm()).toEqual({
      type: 'numerical',
      name: '',
      low: 1,
      high: 5,
      terms: [{ name: '', icon: 0 }],
    });
  });
});
