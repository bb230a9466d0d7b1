import { expect, it } from 'vitest';
import { nextMatch } from './next-match.js';

const texts = ['Create Site', 'Create Asset', 'Inspection', 'Invite'];

it.each<[string, string, number, number]>([
  ['the first item with the letter', 'i', -1, 2],
  ['the next item with the letter', 'i', 2, 3],
  ['the first one again after the last', 'i', 3, 2],
  ['a repeated letter steps through its items', 'ii', 2, 3],
  ['several letters keep a matching item', 'in', 2, 2],
  ['several letters move on where the item does not match', 'inv', 2, 3],
  ['a space is part of the search', 'create a', 0, 1],
  ['case is ignored', 'I', -1, 2],
  ['an accent is ignored', 'Í', -1, 2],
  ['nothing matches', 'x', 1, -1],
])('%s', (_rule, search, current, expected) => expect(nextMatch(texts, search, current)).toBe(expected));
