import { describe, expect, it } from 'vitest';
import { happened } from './library-record.ts';
import { libraryAddress } from './library-address.ts';

describe('search and page of a library list are kept in the address', () => {
  it.each([
    ['', { search: '', skip: 0 }],
    ['filter=steel+rust', { search: 'steel rust', skip: 0 }],
    ['filter=rust&skip=40', { search: 'rust', skip: 40 }],
    ['skip=-40', { search: '', skip: 0 }],
    ['skip=1.5', { search: '', skip: 0 }],
    ['skip=last', { search: '', skip: 0 }],
  ])('?%s', (query, address) => expect(libraryAddress(new URLSearchParams(query))).toEqual(address));
});

it('what became of a record is a sentence', () =>
  expect(happened('category preset', 'deleted')).toBe('Category preset deleted'));
