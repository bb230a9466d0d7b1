import { describe, expect, it } from 'vitest';
import { isHexColour } from './colour.ts';
import { severityColour } from './severity-colour.ts';

const colours = (count: number) => Array.from({ length: count }, (_, position) => severityColour(position, count));

describe('severityColour: a ramp from low to high', () => {
  it.each([
    [1, ['#429c5a']],
    [2, ['#429c5a', '#7e131f']],
    [3, ['#429c5a', '#ec8904', '#7e131f']],
    [4, ['#429c5a', '#e3ac1f', '#e0581b', '#7e131f']],
    [5, ['#429c5a', '#ddbc28', '#ec8904', '#d9391f', '#7e131f']],
  ])('%d severities', (count, expected) => expect(colours(count)).toEqual(expected));

  it('100 severities have different colours, from green to dark red', () => {
    const hundred = colours(100);
    expect(hundred.filter(isHexColour)).toHaveLength(100);
    expect(new Set(hundred).size).toBe(100);
    expect([hundred.at(0), hundred.at(-1)]).toEqual(['#429c5a', '#7e131f']);
  });
});
