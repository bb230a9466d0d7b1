import { describe, expect, it } from 'vitest';
import { intoSection, tableOf } from './table.ts';

const ours = { name: 'Datum', version: '0.1.0', js: 30_000, css: 10_000 };
const theirs = { name: 'other', version: '2.0.0', js: 100_000, css: 0 };

describe('the table of bytes', () => {
  it('gives kB, their sum and the ratio to ours', () => {
    expect(tableOf([ours, theirs]).split('\n').slice(2)).toEqual([
      '| Datum 0.1.0 | 30.0 kB | 10.0 kB | 40.0 kB | 1.0 × |',
      '| other 2.0.0 | 100.0 kB | 0.0 kB | 100.0 kB | 2.5 × |',
    ]);
  });

  it('takes the place of the one before it, between its marks', () => {
    const written = intoSection('a\n<!-- bytes -->\n<!-- /bytes -->\nb', 'table');
    expect(written).toBe('a\n<!-- bytes -->\n\ntable\n\n<!-- /bytes -->\nb');
    expect(intoSection(written, 'table')).toBe(written);
    expect(() => intoSection('a', 'table')).toThrow('<!-- bytes -->');
  });
});
