import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { severityScale } from '../testing/wire-samples.ts';
import { severityRange, severityScaleSchema, severitySchema } from './severity-scale.schema.ts';

const severity = { id: 'minor-7b2j5k', name: 'Minor', scale: 4, colour: '#2b8a3e', icon: 2 };

describe('Severity scale', () => {
  it.each([['id'], ['name'], ['modified'], ['isArchived'], ['isNumerical'], ['severities']])(
    'Severity scale has %s.',
    (key) => {
      expect(issuePaths(severityScaleSchema, without(severityScale, key))).toEqual([key]);
    },
  );

  it.each([
    ['one severity', [severity], []],
    ['none', [], ['severities']],
    ['not a list', severity, ['severities']],
  ])('Severity scale has severities (non-empty): %s', (_case, severities, issues) => {
    expect(issuePaths(severityScaleSchema, withValue(severityScale, 'severities', severities))).toEqual(issues);
  });
});

describe('Severity', () => {
  it.each([['id'], ['name'], ['scale'], ['colour']])('Severity has %s.', (key) => {
    expect(issuePaths(severitySchema, without(severity, key))).toEqual([key]);
  });

  it('Severity has icon: 0 by default', () => {
    expect(severitySchema.parse(without(severity, 'icon')).icon).toBe(0);
  });

  it.each([
    ['Severity has scale (integer 0-99)', 'scale', 0, []],
    ['Severity has scale (integer 0-99)', 'scale', 99, []],
    ['Severity has scale (integer 0-99)', 'scale', -1, ['scale']],
    ['Severity has scale (integer 0-99)', 'scale', 100, ['scale']],
    ['Severity has scale (integer 0-99)', 'scale', 4.5, ['scale']],
    ['Severity has colour (hex)', 'colour', '#2B8A3E', []],
    ['Severity has colour (hex)', 'colour', '#2b8', ['colour']],
    ['Severity has colour (hex)', 'colour', 'green', ['colour']],
    ['Severity has icon (index into four icons, default 0)', 'icon', 0, []],
    ['Severity has icon (index into four icons, default 0)', 'icon', 3, []],
    ['Severity has icon (index into four icons, default 0)', 'icon', -1, ['icon']],
    ['Severity has icon (index into four icons, default 0)', 'icon', 4, ['icon']],
    ['Severity has icon (index into four icons, default 0)', 'icon', 1.5, ['icon']],
  ])('%s: %s %j', (_row, key, value, issues) => {
    expect(issuePaths(severitySchema, withValue(severity, key, value))).toEqual(issues);
  });
});

describe('severityRange: lowest and highest value, in any order', () => {
  const steps = [50, 10, 90].map((scale) => ({ ...severity, icon: 0, scale }));

  it.each([
    ['several', steps, 10, 90],
    ['one', steps.slice(0, 1), 50, 50],
  ])('%s', (_case, severities, lowest, highest) => {
    expect(severityRange({ severities })).toMatchObject({ lowest: { scale: lowest }, highest: { scale: highest } });
  });

  it('does not change the scale', () => {
    severityRange({ severities: steps });
    expect(steps.map(({ scale }) => scale)).toEqual([50, 10, 90]);
  });

  it('throws without severities', () => {
    expect(() => severityRange({ severities: [] })).toThrow(
      new RangeError('A severity scale has at least one severity.'),
    );
  });
});
