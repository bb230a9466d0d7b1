import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { severityScalePayloadSchema } from './severity-scale.form.ts';

beforeAll(configureValidation);

const named = (isNumerical: boolean, ...names: string[]) => ({
  name: 'Condition',
  isNumerical,
  severities: names.map((name) => ({ name, icon: 0 })),
});
const issuesOf = (payload: object) => formIssues(severityScalePayloadSchema, payload);
const withIcon = (icon: unknown) => ({ ...named(false), severities: [{ name: 'Monitor', icon }] });

describe('Payload of a severity scale', () => {
  it.each([true, false])("A severity scale's severities are non-empty: isNumerical %s", (isNumerical) => {
    expect(issuesOf(named(isNumerical))).toEqual([['severities', 'List must contain at least 1 item(s)']]);
    expect(issuesOf(named(isNumerical, '1', '2'))).toEqual([]);
  });

  it.each([true, false])('has at most 100 severities: isNumerical %s', (isNumerical) => {
    const hundred = Array.from({ length: 100 }, (_, value) => String(value));
    expect(issuesOf(named(isNumerical, ...hundred))).toEqual([]);
    expect(issuesOf(named(isNumerical, ...hundred, 'x'))).toContainEqual([
      'severities',
      'List must contain at most 100 item(s)',
    ]);
  });

  it('The severity icon index defaults to 0.', () => {
    const parsed = severityScalePayloadSchema.parse({ ...named(false), severities: [{ name: 'Monitor' }] });
    expect(parsed.severities).toEqual([{ name: 'Monitor', icon: 0 }]);
  });

  it.each([
    [0, []],
    [1, []],
    [2, []],
    [3, []],
    [4, [['severities.0.icon', 'Number must be less than or equal to 3']]],
    [-1, [['severities.0.icon', 'Number must be greater than or equal to 0']]],
    [1.5, [['severities.0.icon', 'Expected integer, received float']]],
  ])('The severity icon is one of four icons (index 0-3): %s', (icon, issues) => {
    expect(issuesOf(withIcon(icon))).toEqual(issues);
  });

  it.each([
    ['', 'Required'],
    [' ', 'Required'],
    ['x'.repeat(501), 'Input must contain at most 500 character(s)'],
  ])('%j is not a valid name of a severity', (name, message) => {
    expect(issuesOf(named(false, 'Monitor', name))).toEqual([['severities.1.name', message]]);
  });

  it('the name of a severity is trimmed and has at most 500 characters', () => {
    const parsed = severityScalePayloadSchema.parse(named(false, ' Plan ', 'x'.repeat(500)));
    expect(parsed.severities.map(({ name }) => name)).toEqual(['Plan', 'x'.repeat(500)]);
  });

  it('isNumerical is required', () => {
    expect(issuesOf({ ...named(true, '1', '2'), isNumerical: undefined })).toEqual([['isNumerical', 'Required']]);
  });
});

describe('Payload of a numerical scale: names are values', () => {
  it.each([
    ['an integer', '1.5'],
    ['an integer', 'high'],
    ['an integer', '07'],
    ['at least 0', '-1'],
    ['at most 99', '100'],
  ])('A severity scale value is %s: not %s', (_rule, name) => {
    expect(issuesOf(named(true, '0', '99', name))).toEqual([['severities.2.name', 'Invalid input']]);
    expect(issuesOf(named(false, '0', '99', name))).toEqual([]);
  });

  it('rejects duplicate values', () => {
    expect(issuesOf(named(true, '1', '2', '1'))).toEqual([['severities.2.name', 'Invalid input']]);
    expect(issuesOf(named(false, 'Plan', 'Plan'))).toEqual([]);
  });

  it('Numerical severity: low must be less than high: one value alone is both', () => {
    expect(issuesOf(named(true, '3'))).toEqual([
      ['severities', 'Lower severity bound cannot be greater or equal to higher severity bound.'],
    ]);
    expect(issuesOf(named(false, '3'))).toEqual([]);
  });
});
