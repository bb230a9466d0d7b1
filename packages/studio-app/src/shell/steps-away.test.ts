import { describe, expect, it } from 'vitest';
import { stepsAway } from './steps-away.ts';

const home = { label: 'Home', to: '/' };
const library = { label: 'Library', to: '/categories' };
const company = { label: 'Company', to: '/company' };

describe('no step of a breadcrumb before the last leads to the page itself', () => {
  it.each([
    ['/categories', [home, library, { label: 'Categories' }], ['Home', 'Categories']],
    ['/categories/', [home, library, { label: 'Categories' }], ['Home', 'Categories']],
    ['/company', [home, company, { label: 'Account' }], ['Home', 'Account']],
    ['/tags', [home, library, { label: 'Tags' }], ['Home', 'Library', 'Tags']],
    ['/users', [home, company, { label: 'Users', to: '/users' }], ['Home', 'Company', 'Users']],
    ['/', [home], ['Home']],
  ])('%s', (pathname, steps, expected) =>
    expect(stepsAway(steps, pathname).map(({ label }) => label)).toEqual(expected),
  );
});
