import { describe, expect, it } from 'vitest';
import { assignSeverities } from './assign-severities.ts';

const named = (isNumerical: boolean, ...names: string[]) => ({
  name: 'Condition',
  isNumerical,
  severities: names.map((name, index) => ({ name, icon: index % 4 })),
});
const newId = (name: string) => `${name}-4k2m8t`;

describe('the server assigns id, scale and colour', () => {
  it('the value of a term is its index from 0; colours run from low to high', () => {
    expect(assignSeverities(named(false, 'Good', 'Fair', 'Poor'), newId)).toEqual([
      { id: 'Good-4k2m8t', name: 'Good', icon: 0, scale: 0, colour: '#429c5a' },
      { id: 'Fair-4k2m8t', name: 'Fair', icon: 1, scale: 1, colour: '#ec8904' },
      { id: 'Poor-4k2m8t', name: 'Poor', icon: 2, scale: 2, colour: '#7e131f' },
    ]);
  });

  it('the value of a numerical severity is its number, regardless of the request order', () => {
    expect(assignSeverities(named(true, '10', '9', '99'), newId)).toEqual([
      { id: '9-4k2m8t', name: '9', icon: 1, scale: 9, colour: '#429c5a' },
      { id: '10-4k2m8t', name: '10', icon: 0, scale: 10, colour: '#ec8904' },
      { id: '99-4k2m8t', name: '99', icon: 2, scale: 99, colour: '#7e131f' },
    ]);
  });

  it('terms that look like numbers are terms', () => {
    expect(assignSeverities(named(false, '5', '1'), newId).map(({ name, scale }) => [name, scale])).toEqual([
      ['5', 0],
      ['1', 1],
    ]);
  });
});
