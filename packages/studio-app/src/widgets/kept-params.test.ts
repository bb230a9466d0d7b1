import { expect, it } from 'vitest';
import { keptParams } from './kept-params.ts';

it.each([
  ['search, order and page stay', '?filter=rust&orderBy=name&skip=50', 'filter=rust&orderBy=name&skip=50'],
  ['a preselected site goes', '?site=harbour-1&skip=50', 'skip=50'],
  ['a preselected asset goes', '?skip=50&asset=pier-1', 'skip=50'],
  ['no params stay none', '', ''],
])('%s', (_rule, search, expected) => expect(keptParams(search)).toBe(expected));
