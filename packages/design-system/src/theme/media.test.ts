import { describe, expect, it } from 'vitest';
import { breakpoints, media } from './media.js';

describe('breakpoints', () => {
  it.each([
    ['xs', 320],
    ['sm', 650],
    ['md', 768],
    ['lg', 1025],
    ['xl', 1440],
    ['xxl', 1921],
  ] as const)('%s is %i px', (name, px) => expect(breakpoints[name]).toBe(px));

  it('a query begins at one and the query below ends short of it', () => {
    expect(media.fromLg).toBe('(min-width: 1025px)');
    expect(media.belowLg).toBe('(max-width: 1024.98px)');
  });
});
