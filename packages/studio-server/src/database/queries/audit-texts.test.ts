import { describe, expect, it } from 'vitest';
import { eventChanges, eventName, eventUserAgent } from './audit-texts.ts';

describe('texts of an audit event are one line of at most 200 characters', () => {
  it.each([
    ['Kinnaird Viaduct', 'Kinnaird Viaduct'],
    ['Pier 4\r\nadmin deleted everything', 'Pier 4 admin deleted everything'],
    ['a\u0000b\u001b[31mc\u2028d', 'a b [31mc d'],
    [' Åse\t', 'Åse'],
    ['x'.repeat(500), 'x'.repeat(200)],
    [`${'x'.repeat(199)}\u{1f309}`, `${'x'.repeat(199)}\ufffd`],
  ])('%j', (text, line) => expect(eventName(text)).toBe(line));

  it('a missing user agent is empty', () => expect(eventUserAgent(undefined)).toBe(''));
});

describe('changes of an audit event', () => {
  it('keep empty values apart from values that are not recorded', () =>
    expect(eventChanges([{ field: 'model', before: null, after: 'a\nb' }, { field: 'map' }])).toEqual([
      { field: 'model', before: null, after: 'a b' },
      { field: 'map' },
    ]));

  it('are at most 100', () =>
    expect(eventChanges(Array.from({ length: 200 }, () => ({ field: 'file' })))).toHaveLength(100));
});
