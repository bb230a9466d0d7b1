import { expect, it } from 'vitest';
import { matchTypeAhead } from './type-ahead.js';

const options = [
  { label: 'Create Site' },
  { label: 'Create Asset' },
  { label: 'Inspection' },
  { label: 'Invite' },
  { label: 'Upload only', disabled: true },
  { label: 'Upload and view' },
];

it.each<[string, string, number, number]>([
  ['a letter leads to the first option that starts with it', 'i', -1, 2],
  ['a letter leads from one of its options to the next', 'i', 2, 3],
  ['a letter leads from its last option to its first', 'i', 3, 2],
  ['a repeated letter steps through its options', 'ii', 2, 3],
  ['several letters lead to the first option that starts with them', 'inv', -1, 3],
  ['several letters stay on an option that starts with them', 'in', 2, 2],
  ['several letters leave an option that does not start with them', 'inv', 2, 3],
  ['a space is part of the word', 'create a', 0, 1],
  ['case is ignored', 'I', -1, 2],
  ['accents are ignored', 'ínv', -1, 3],
  ['an accent alone leads nowhere', '\u0301', -1, -1],
  ['disabled options are skipped', 'u', -1, 5],
  ['nothing matches', 'x', 1, -1],
])('%s', (_rule, typed, from, expected) => expect(matchTypeAhead(options, typed, from)).toBe(expected));
