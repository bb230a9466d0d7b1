import { describe, expect, it } from 'vitest';
import { breakpoints, media } from './media.js';

describe('breakpoints', () => {
  it.each([
    ['CONST-056', 'xs', 320],
    ['CONST-057', 'sm', 650],
    ['CONST-058', 'md', 768],
    ['CONST-059', 'lg', 1025],
    ['CONST-060', 'xl', 1440],
    ['CONST-061', 'xxl', 1921],
  ] as const)('%s: %s is %i px', (_row, name, px) => expect(breakpoints[name]).toBe(px));

  it('a query begins at one and the query below ends short of it', () => {
    expect(media.fromLg).toBe('(min-width: 1025px)');
    expect(media.belowLg).toBe('(max-width: 1024.98px)');
  });
});
